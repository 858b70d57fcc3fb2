import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../../server.ts';
import { registerFreeAddresses } from '../../testing/register-free-addresses.ts';
import { createBlogPost } from '../create-blog-post.ts';
import { deleteBlogPost } from '../delete-blog-post.ts';
import { listBlogPostCards } from '../list-blog-post-cards.ts';
import { updateBlogPost } from '../update-blog-post.ts';
import { resetBlogSearch } from './blog-search-index.ts';
import { searchBlogPosts } from './search-blog-posts.ts';

useTestDatabase([createService()]);
beforeAll(() => registerFreeAddresses());
beforeEach(resetBlogSearch);

const moderator = contextFor('moderator');
const visitor = () => contextFor('anonymous');
const create = (title: string, content: string, fields: object = {}) =>
  createBlogPost(moderator, { title, content: `<p>${content}</p>`, author: 'Selin', isPublished: true, ...fields });
const found = async (q: string, ctx = visitor()) => (await searchBlogPosts(ctx, { q })).items.map(({ title }) => title);

describe('a search', () => {
  beforeEach(async () => {
    await create('Sınav Kaygısı', 'Çocuğunuzun kitabı masada kalsın.');
    await create('Uyku Düzeni', 'Çorlu’da akşamlar; ışıklar erken sönsün.');
  });

  it.each([
    ['çocuk', 'Sınav Kaygısı'],
    ['COCUGU', 'Sınav Kaygısı'],
    ['kaygı', 'Sınav Kaygısı'],
    ['KAYGILARI', 'Sınav Kaygısı'],
    ['sınavlarda kaygılar', 'Sınav Kaygısı'],
    ['kitap', 'Sınav Kaygısı'],
    ['IŞIK', 'Uyku Düzeni'],
    ['çorlu', 'Uyku Düzeni'],
    ['uyk', 'Uyku Düzeni'],
  ])('of %s finds the forms of its words', async (q, title) => {
    expect(await found(q)).toEqual([title]);
  });

  it.each(['araba', 'sınav uyku', '', '   ', '!?', '<script>', '"\'\\', 'ş'.repeat(200)])(
    'of %j finds nothing',
    async (q) => {
      expect(await found(q)).toEqual([]);
    },
  );

  it('puts the posts with the word in the title first', async () => {
    await create('Okulda', 'Uykunun önemi.');
    expect(await found('uyku')).toEqual(['Uyku Düzeni', 'Okulda']);
  });

  it('follows every change', async () => {
    const { id } = await create('Yeni', 'Dinozorlar üzerine.');
    expect(await found('dinozor')).toEqual(['Yeni']);
    await updateBlogPost(moderator, { id, content: '<p>Arabalar üzerine.</p>' });
    expect(await found('dinozor')).toEqual([]);
    expect(await found('araba')).toEqual(['Yeni']);
    await deleteBlogPost(moderator, { id });
    expect(await found('araba')).toEqual([]);
  });

  it('never finds drafts and scheduled posts, whoever searches', async () => {
    const { id } = await create('Gizli', 'Dinozor.', { isPublished: false });
    await create('Yarın', 'Dinozor.', { publishedAt: new Date(Date.now() + 86_400_000).toISOString() });
    for (const role of ['anonymous', 'user', 'moderator'] as const) {
      expect(await found('dinozor', contextFor(role))).toEqual([]);
    }
    await updateBlogPost(moderator, { id, isPublished: true });
    expect(await found('dinozor')).toEqual(['Gizli']);
    await updateBlogPost(moderator, { id, isPublished: false });
    expect(await found('dinozor')).toEqual([]);
  });

  it('is refused above sixty a minute from one address', async () => {
    const ctx = visitor();
    for (let count = 0; count < 60; count += 1) await found('uyku', ctx);
    await expect(found('uyku', ctx)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(listBlogPostCards(ctx, { q: 'uyku' } as object)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await found('')).toEqual([]);
  });
});
