import { blogPostRecord } from '@practice/contracts';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createService } from '../server.ts';
import { BlogPostModel } from './blog-post.model.ts';
import { getBlogPost } from './get-blog-post.ts';
import { listBlogPostCards } from './list-blog-post-cards.ts';
import { listBlogPosts } from './list-blog-posts.ts';

useTestDatabase([createService()]);

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);
const post = (slug: string, days: number, isPublished = true) => ({
  title: slug,
  slug,
  author: 'Selin',
  content: '<p>Metin</p>',
  isPublished,
  publishedAt: daysFromNow(days),
});
beforeEach(() =>
  BlogPostModel.create([post('eski', -9), post('yeni', -1), post('taslak', -2, false), post('yarin', 1)]),
);

const slugs = async (role: Parameters<typeof contextFor>[0], input: object = {}) =>
  (await listBlogPosts(contextFor(role), input)).items.map(({ slug }) => slug);

describe('the blog', () => {
  it.each([
    ['anonymous', ['yeni', 'eski']],
    ['user', ['yeni', 'eski']],
    ['moderator', ['yarin', 'yeni', 'taslak', 'eski']],
    ['admin', ['yarin', 'yeni', 'taslak', 'eski']],
  ] as const)('is listed newest first for %s', async (role, expected) => {
    expect(await slugs(role)).toEqual(expected);
  });

  it('shows visitors no drafts when they ask for them', async () => {
    expect(await slugs('anonymous', { published: 'false' })).toEqual(['yeni', 'eski']);
    expect(await slugs('admin', { published: 'false' })).toEqual(['taslak']);
    expect(await slugs('admin', { published: 'true' })).toEqual(['yeni', 'eski']);
  });

  it('comes in pages, with the count of all', async () => {
    expect(await slugs('anonymous', { page: '2', pageSize: '1' })).toEqual(['eski']);
    expect((await listBlogPosts(contextFor('anonymous'), { pageSize: '1' })).total).toBe(2);
  });

  it('is counted only for whoever asks how many there are, and not when the page shows it', async () => {
    const count = vi.spyOn(BlogPostModel, 'countDocuments');
    const full = await listBlogPostCards(contextFor('anonymous'), { pageSize: 1 });
    const last = await listBlogPostCards(contextFor('anonymous'), { pageSize: 5 });
    expect(await last.total()).toBe(2);
    expect(count).not.toHaveBeenCalled();
    expect(await full.total()).toBe(2);
    expect(count).toHaveBeenCalledOnce();
  });

  it('is an empty list when there are no posts', async () => {
    await BlogPostModel.deleteMany({});
    expect(await listBlogPosts(contextFor('anonymous'), {})).toEqual({ items: [], total: 0 });
  });

  it('refuses a filter that is no yes or no', async () => {
    await expect(slugs('admin', { published: 'x' })).rejects.toMatchObject({ errors: [{ field: 'published' }] });
  });
});

describe('a post', () => {
  it('has the documented fields', async () => {
    blogPostRecord.strict().parse(await getBlogPost(contextFor('anonymous'), { slug: 'yeni' }));
  });

  it.each([
    ['taslak', 'a draft'],
    ['yarin', 'a post of tomorrow'],
  ])('%s, %s, is there for editors alone', async (slug) => {
    expect(await getBlogPost(contextFor('anonymous'), { slug })).toBeNull();
    expect(await getBlogPost(contextFor('user'), { slug })).toBeNull();
    expect(await getBlogPost(contextFor('moderator'), { slug })).toMatchObject({ slug });
  });

  it('is null for an unknown slug, and refuses an operator', async () => {
    expect(await getBlogPost(contextFor('anonymous'), { slug: 'yok' })).toBeNull();
    await expect(getBlogPost(contextFor('anonymous'), { slug: { $ne: 1 } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('is cleaned when it is saved, and again when it is rendered', async () => {
    await BlogPostModel.updateOne({ slug: 'yeni' }, { content: '<p>a</p><script>b</script>' });
    expect((await BlogPostModel.findOne({ slug: 'yeni' }).orFail()).content).toBe('<p>a</p>');
    await BlogPostModel.collection.updateOne({ slug: 'yeni' }, { $set: { content: '<p onclick="x">a</p>' } });
    expect((await getBlogPost(contextFor('anonymous'), { slug: 'yeni' }))?.content).toBe('<p>a</p>');
  });
});
