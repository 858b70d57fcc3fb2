import { registerService } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBlogPost } from '../blog/create-blog-post.ts';
import { resetBlogSearch } from '../blog/search/blog-search-index.ts';
import { createPage } from '../pages/create-page.ts';
import { updatePage } from '../pages/update-page.ts';
import { createService } from '../server.ts';
import { registerFreeAddresses } from '../testing/register-free-addresses.ts';
import { deleteSearchedTerm } from './delete-searched-term.ts';
import { listSearchedTerms } from './list-searched-terms.ts';
import { searchSite } from './search-site.ts';
import { resetSiteIndex } from './site-index.ts';

useTestDatabase([createService()]);
beforeAll(() => {
  registerFreeAddresses();
  registerService('appointments', {
    listServiceAddresses: async () => [
      { slug: 'masal-terapisi', title: 'Masal Terapisi', text: 'Çocuğun dili masaldır.', updatedAt: null },
    ],
  });
});
beforeEach(() => {
  resetBlogSearch();
  resetSiteIndex();
});

const editor = contextFor('moderator');
const search = (q: string) => searchSite(contextFor('anonymous'), { q });
const pathsFor = async (q: string) => (await search(q)).hits.map(({ path }) => path);
const terms = async (filter: object = {}) =>
  (await listSearchedTerms(editor, { missing: false, ...filter })).items.map(({ id, count, hits }) => [
    id,
    count,
    hits,
  ]);

describe('a search of the site', () => {
  it('finds pages, services and posts by any form of their words, pages first', async () => {
    await createPage(editor, { title: 'Kardeş kıskançlığı', content: '<p>Masallar üzerine.</p>', status: 'published' });
    await createPage(editor, { title: 'Taslak', content: '<p>Masallar üzerine.</p>' });
    await createBlogPost(editor, {
      title: 'Evde masal',
      content: '<p>Bir saat yeter.</p>',
      author: 'Selin',
      isPublished: true,
    });
    expect(await pathsFor('MASALIN')).toEqual(['/hizmetler/masal-terapisi', '/kardes-kiskancligi', '/blog/evde-masal']);
    expect((await search('masal')).hits.map(({ kind }) => kind)).toEqual(['service', 'page', 'post']);
  });

  it('guesses what was meant when nothing has the words as typed', async () => {
    expect(await search('masal terpisi')).toMatchObject({
      isGuess: true,
      hits: [{ path: '/hizmetler/masal-terapisi' }],
    });
    expect(await search('zürafa')).toEqual({ isGuess: false, hits: [] });
    expect(await search(' ')).toEqual({ isGuess: false, hits: [] });
  });

  it('follows every change of a page', async () => {
    const { id } = await createPage(editor, { title: 'Yeni', content: '<p>Dinozorlar.</p>', status: 'published' });
    expect(await pathsFor('dinozor')).toEqual(['/yeni']);
    await updatePage(editor, { id, status: 'draft' });
    expect(await pathsFor('dinozor')).toEqual([]);
  });
});

describe('what was searched for', () => {
  it('is counted by its words, with how much it found', async () => {
    for (const q of ['Masal', 'masal!', 'zürafa', 'MASAL']) await search(q);
    expect(await terms()).toEqual([
      ['masal', 3, 1],
      ['zurafa', 1, 0],
    ]);
    expect(await terms({ missing: true })).toEqual([['zurafa', 1, 0]]);
    await deleteSearchedTerm(editor, { id: 'zurafa' });
    expect(await terms({ missing: true })).toEqual([]);
    await expect(deleteSearchedTerm(editor, { id: 'zurafa' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(['anne@ornek.com', '0532 123 45 67', '12345678901', 'a', 'bir iki üç dört beş altı yedi', 'ş'.repeat(90)])(
    '%s is not kept',
    async (q) => {
      await search(q);
      expect(await terms()).toEqual([]);
    },
  );
});
