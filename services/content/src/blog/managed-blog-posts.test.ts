import { blogPostStatus, managedBlogPostRecord } from '@practice/contracts';
import { type Job, jobQueue } from '@practice/service-kit';
import { contextFor, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { registerFreeAddresses } from '../testing/register-free-addresses.ts';
import { BlogPostModel } from './blog-post.model.ts';
import { bulkBlogPosts } from './bulk-blog-posts.ts';
import { createBlogPost } from './create-blog-post.ts';
import { getBlogPost } from './get-blog-post.ts';
import { getManagedBlogPost } from './get-managed-blog-post.ts';
import { listBlogPostCards } from './list-blog-post-cards.ts';
import { listManagedBlogPosts } from './list-managed-blog-posts.ts';
import { followBlogPostTime } from './schedule/follow-blog-post-time.ts';
import { updateBlogPost } from './update-blog-post.ts';

useTestDatabase([createService()]);
beforeAll(() => registerFreeAddresses());

const moderator = contextFor('moderator');
const visitor = contextFor('anonymous');
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const create = (title: string, fields: object = {}) =>
  createBlogPost(moderator, { title, author: 'Selin', isPublished: true, publishedAt: days(-1), ...fields });
const listed = async (input: object = {}) =>
  (await listManagedBlogPosts(moderator, input)).items.map(({ title, status }) => `${title}: ${status}`);
/** As if its time had come. */
const expire = (id: string) =>
  BlogPostModel.updateOne({ _id: id }, { unpublishAt: new Date(Date.now() - 1000) }, { timestamps: false });

describe('the list of editors', () => {
  it('has every post with where it stands, the newest first', async () => {
    await create('Yayında');
    await create('Yarın', { publishedAt: days(1) });
    await create('Taslak', { isPublished: false, publishedAt: days(-3) });
    const over = await create('Bitti', { publishedAt: days(-2), unpublishAt: days(1) });
    await expire(over.id);
    expect(await listed()).toEqual(['Yarın: scheduled', 'Yayında: published', 'Bitti: draft', 'Taslak: draft']);
    expect(await listed({ status: 'draft' })).toEqual(['Bitti: draft', 'Taslak: draft']);
    expect(await listed({ status: 'scheduled' })).toEqual(['Yarın: scheduled']);
    expect(await listed({ status: 'published' })).toEqual(['Yayında: published']);
    const [first] = (await listManagedBlogPosts(moderator, {})).items;
    managedBlogPostRecord.strict().parse(first);
  });

  it('is searched and sorted by Turkish rules, and comes in pages', async () => {
    await create('Çorlu’da Işık', { category: 'ergenlik' });
    await create('Zaman', { excerpt: 'ışıklı akşamlar' });
    await create('Cesaret');
    expect(await listed({ search: 'IŞIK', sort: 'title', direction: 'asc' })).toEqual([
      'Çorlu’da Işık: published',
      'Zaman: published',
    ]);
    expect(await listed({ sort: 'title', direction: 'asc', page: 2, pageSize: 2 })).toEqual(['Zaman: published']);
    expect((await listManagedBlogPosts(moderator, { pageSize: 1 })).total).toBe(3);
    expect(await listed({ category: 'Ergenlik' })).toEqual(['Çorlu’da Işık: published']);
  });

  it('and its posts are for editors alone', async () => {
    const { id } = await create('Yazı', { isPublished: false });
    for (const role of ['anonymous', 'user'] as const) {
      const code = role === 'user' ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      await expect(listManagedBlogPosts(contextFor(role), {})).rejects.toMatchObject({ code });
      await expect(getManagedBlogPost(contextFor(role), { id })).rejects.toMatchObject({ code });
    }
    expect(await getManagedBlogPost(moderator, { id })).toMatchObject({ id, isPublished: false });
  });
});

describe('a bulk action', () => {
  it('publishes drafts and scheduled posts now, and leaves those alone that are on the site', async () => {
    const draft = await create('Taslak', { isPublished: false });
    const scheduled = await create('Yarın', { publishedAt: days(1) });
    const there = await create('Yayında');
    const ids = [draft.id, scheduled.id, there.id, 'none'];
    const result = await bulkBlogPosts(moderator, { operation: 'publish', ids });
    expect(result.updatedCount).toBe(3);
    expect(result.results.at(-1)).toMatchObject({ id: 'none', ok: false, code: 'NOT_FOUND' });
    expect(await listed({ status: 'published' })).toHaveLength(3);
    expect(await getManagedBlogPost(moderator, { id: there.id })).toMatchObject({ version: 1 });
  });

  it('takes posts off the site, and deletes them', async () => {
    const { id } = await create('Yayında', { unpublishAt: days(3) });
    await bulkBlogPosts(moderator, { operation: 'unpublish', ids: [id] });
    expect(await getManagedBlogPost(moderator, { id })).toMatchObject({ isPublished: false, unpublishAt: null });
    expect(await bulkBlogPosts(moderator, { operation: 'delete', ids: [id] })).toMatchObject({ deletedCount: 1 });
    expect(await listed()).toEqual([]);
  });
});

describe('a post with an end', () => {
  it('is gone for visitors from that moment, whether or not a worker has run', async () => {
    const { id, slug } = await create('Yazı', { unpublishAt: days(1) });
    expect(await getBlogPost(visitor, { slug })).toMatchObject({ slug });
    await expire(id);
    expect(await getBlogPost(visitor, { slug })).toBeNull();
    expect((await listBlogPostCards(visitor, {})).items).toEqual([]);
  });

  it('is a draft once its job has run, however late; published again it stays', async () => {
    const { id } = await create('Yazı', { unpublishAt: days(1) });
    const [job] = await jobQueue().find({ kind: 'blog-post-due' }).toArray();
    expect(job?.runAt?.toISOString()).toBe((await getManagedBlogPost(moderator, { id })).unpublishAt);
    await followBlogPostTime(job as Job);
    expect(await getManagedBlogPost(moderator, { id })).toMatchObject({ isPublished: true });
    await expire(id);
    await followBlogPostTime(job as Job);
    const ended = await getManagedBlogPost(moderator, { id });
    expect(ended).toMatchObject({ isPublished: false, unpublishAt: null, version: 2 });
    const again = await updateBlogPost(moderator, { id, isPublished: true });
    expect(blogPostStatus(again)).toBe('published');
    expect(again.publishedAt).toBe(ended.publishedAt);
  });

  it('can be published before the worker has noticed its end', async () => {
    const { id, publishedAt } = await create('Yazı', { unpublishAt: days(1) });
    await expire(id);
    const published = await updateBlogPost(moderator, { id, isPublished: true });
    expect(published).toMatchObject({ publishedAt, unpublishAt: null });
    expect(blogPostStatus(published)).toBe('published');
  });

  it('cannot go before it comes', async () => {
    const errors = [{ field: 'unpublishAt', message: 'Yayından kaldırma zamanı yayın zamanından sonra olmalıdır' }];
    await expect(create('Yazı', { unpublishAt: days(-2) })).rejects.toMatchObject({ errors });
    const { id } = await create('Yazı');
    await expect(updateBlogPost(moderator, { id, unpublishAt: days(-2) })).rejects.toMatchObject({ errors });
  });
});

describe('a scheduled post', () => {
  it('is announced when its time has come, and not when it was deleted', async () => {
    const { id } = await create('Yarın', { publishedAt: days(1) });
    const [job] = await jobQueue().find({ 'payload.id': id }).toArray();
    await followBlogPostTime(job as Job);
    expect((await lastEvents(1))[0]).toMatchObject({ type: 'blog-post.changed', payload: { id } });
    await BlogPostModel.deleteMany({});
    await followBlogPostTime(job as Job);
  });
});
