import { blogPostRecord } from '@practice/contracts';
import { contextFor, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { registerFreeAddresses } from '../testing/register-free-addresses.ts';
import { adjacentPost, relatedPosts } from './adjacent-posts.ts';
import { blogOutline } from './blog-outline.ts';
import { bulkBlogPosts } from './bulk-blog-posts.ts';
import { createBlogPost } from './create-blog-post.ts';
import { deleteBlogPost } from './delete-blog-post.ts';
import { getBlogPost } from './get-blog-post.ts';
import { getManagedBlogPost } from './get-managed-blog-post.ts';
import { listBlogPostCards } from './list-blog-post-cards.ts';
import { listCategoryPosts } from './list-blog-posts.ts';
import { updateBlogPost } from './update-blog-post.ts';

useTestDatabase([createService()]);
beforeAll(() => registerFreeAddresses());

const moderator = contextFor('moderator');
const visitor = contextFor('anonymous');
const create = (title: string, fields: object = {}) =>
  createBlogPost(moderator, { title, author: 'Selin', isPublished: true, ...fields });
const daysAgo = (days: number) => ({ publishedAt: new Date(Date.now() - days * 86_400_000).toISOString() });

describe('a post', () => {
  it('is created with its defaults, changed and deleted, each with an event', async () => {
    const { id, ...created } = await createBlogPost(moderator, { title: 'Sınav Kaygısı' });
    blogPostRecord.strict().parse({ id, ...created });
    expect(created).toMatchObject({ slug: 'sinav-kaygisi', category: 'Genel', isPublished: false, version: 1 });
    expect(created.author).not.toBe('');
    const changed = await updateBlogPost(moderator, { id, category: 'okul-oncesi', slug: '', version: 1 });
    expect(changed).toMatchObject({ category: 'Okul Öncesi', slug: 'sinav-kaygisi', version: 2 });
    await deleteBlogPost(moderator, { id });
    const events = (await lastEvents(6)).filter(({ type }) => type === 'blog-post.changed');
    expect(events.map(({ payload }) => payload)).toEqual([{ id }, { id }, { id }]);
  });

  it.each([
    [{ title: '' }, 'title', 'Başlık gerekli'],
    [{ category: 'Spor' }, 'category', 'Listeden bir kategori seçin'],
    [{ slug: 'Search' }, 'slug', 'Bu adres kullanılamaz. Başka bir adres girin.'],
    [{ featuredImage: 'javascript:alert(1)' }, 'featuredImage', 'Görsel adresi / veya https:// ile başlamalıdır'],
    [{ publishedAt: 'dün' }, 'publishedAt', 'Yayın zamanını tarih ve saat olarak girin'],
  ])('with %j is refused', async (fields, field, message) => {
    await expect(createBlogPost(moderator, { title: 'Uyku', ...fields })).rejects.toMatchObject({
      errors: [{ field, message }],
    });
  });

  it('cannot have the address of another', async () => {
    await create('Uyku');
    await expect(create('UYKU!')).rejects.toMatchObject({ code: 'CONFLICT', errors: [{ field: 'slug' }] });
  });

  it('that is published later without a date gets the present one, and keeps one that is given', async () => {
    const { id, publishedAt } = await create('Uyku', { isPublished: false, ...daysAgo(9) });
    const published = await updateBlogPost(moderator, { id, isPublished: true });
    expect(Date.parse(published.publishedAt)).toBeGreaterThan(Date.parse(publishedAt));
    const dated = await updateBlogPost(moderator, { id, publishedAt });
    expect(dated.publishedAt).toBe(publishedAt);
    // Taken offline for an hour it comes back as the post that it was.
    await updateBlogPost(moderator, { id, isPublished: false });
    expect((await updateBlogPost(moderator, { id, isPublished: true })).publishedAt).toBe(publishedAt);
    await bulkBlogPosts(moderator, { operation: 'unpublish', ids: [id] });
    await bulkBlogPosts(moderator, { operation: 'publish', ids: [id] });
    expect(await getManagedBlogPost(moderator, { id })).toMatchObject({ isPublished: true, publishedAt });
  });

  it('whose publication is undone gets the date of the day on which it is published at last', async () => {
    const { id, publishedAt } = await create('Uyku', { isPublished: false, ...daysAgo(9) });
    await updateBlogPost(moderator, { id, isPublished: true });
    await updateBlogPost(moderator, { id, isPublished: false, publishedAt, unpublishAt: null });
    const published = await updateBlogPost(moderator, { id, isPublished: true });
    expect(Date.parse(published.publishedAt)).toBeGreaterThan(Date.parse(publishedAt));
  });

  it('that moves announces its new address; so does one that goes, unless it was a draft', async () => {
    const moves = async () =>
      (await lastEvents(9)).flatMap(({ type, payload }) => (type === 'address.moved' ? [payload] : []));
    const { id } = await create('Uyku');
    await updateBlogPost(moderator, { id, slug: 'Uyku Düzeni' });
    await deleteBlogPost(moderator, { id });
    const draft = await create('Taslak', { isPublished: false });
    await updateBlogPost(moderator, { id: draft.id, slug: 'baska' });
    expect(await moves()).toEqual([
      { from: '/blog/uyku', to: '/blog/uyku-duzeni' },
      { from: '/blog/uyku-duzeni', to: null },
    ]);
  });

  it('is cleaned when it is saved and changed', async () => {
    const { id, slug, content } = await create('Uyku', { content: '<p onclick="x">Bir</p>' });
    expect(content).toBe('<p>Bir</p>');
    await updateBlogPost(moderator, { id, content: '<p>İki</p><script>x</script>' });
    expect((await getBlogPost(visitor, { slug }))?.content).toBe('<p>İki</p>');
  });
});

describe('a card', () => {
  it('has the excerpt, else the first 150 characters of the text without its tags, and the reading time', async () => {
    await create('Özetli', { excerpt: 'Özet', content: `<p>${'söz '.repeat(401)}</p>`, ...daysAgo(1) });
    await create('Özetsiz', { content: `<h2>Başlık &amp; söz</h2><p>${'uzun '.repeat(60)}</p>`, ...daysAgo(2) });
    const [first, second] = (await listBlogPostCards(visitor, {})).items;
    expect(first).toMatchObject({ excerpt: 'Özet', readingMinutes: 3 });
    expect(second?.excerpt).toMatch(/^Başlık & söz uzun .*uzun…$/);
    expect(second?.excerpt.length).toBeLessThanOrEqual(150);
    expect(second?.readingMinutes).toBe(1);
    expect(second).not.toHaveProperty('content');
  });
});

describe('posts of a category', () => {
  it('are found by its name and its slug; drafts and scheduled posts are not listed', async () => {
    await create('Bir', { category: 'Okul Öncesi' });
    await create('Taslak', { category: 'Okul Öncesi', isPublished: false });
    await create('Yarın', { category: 'Okul Öncesi', ...daysAgo(-1) });
    for (const category of ['Okul Öncesi', 'okul-oncesi']) {
      const { items, total } = await listCategoryPosts(visitor, { category } as object);
      expect([items.map(({ title }) => title), total]).toEqual([['Bir'], 1]);
    }
    expect(await listCategoryPosts(visitor, { category: 'spor' } as object)).toEqual({ items: [], total: 0 });
  });
});

describe('the posts around one', () => {
  it('are published ones: related by category first, the one before and the one after', async () => {
    const post = await create('Orta', { category: 'Ergenlik', ...daysAgo(5) });
    await create('Eski', { category: 'Genel', ...daysAgo(9) });
    await create('Yeni', { category: 'Ergenlik', ...daysAgo(1) });
    await create('Taslak', { category: 'Ergenlik', isPublished: false, ...daysAgo(4) });
    await create('Yarın', { category: 'Ergenlik', ...daysAgo(-1) });
    expect((await relatedPosts(post)).map(({ title }) => title)).toEqual(['Yeni', 'Eski']);
    expect(await adjacentPost(post, 'previous')).toMatchObject({ title: 'Eski' });
    expect(await adjacentPost(post, 'next')).toMatchObject({ title: 'Yeni' });
  });
});

describe('the outline of a text', () => {
  it('gives each heading an id of its own, and names them', () => {
    expect(blogOutline('<h2>Ne yapmalı?</h2><p>a</p><h3>Ne <em>yapmalı</em></h3><h2></h2><h4>b</h4>')).toEqual({
      html: '<h2 id="yazi-ne-yapmali">Ne yapmalı?</h2><p>a</p><h3 id="yazi-ne-yapmali-2">Ne <em>yapmalı</em></h3><h2></h2><h4>b</h4>',
      headings: [
        { id: 'yazi-ne-yapmali', text: 'Ne yapmalı?', level: 2 },
        { id: 'yazi-ne-yapmali-2', text: 'Ne yapmalı', level: 3 },
      ],
    });
  });
});
