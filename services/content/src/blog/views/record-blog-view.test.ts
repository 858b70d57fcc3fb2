import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../../server.ts';
import { registerFreeAddresses } from '../../testing/register-free-addresses.ts';
import { BlogPostModel } from '../blog-post.model.ts';
import { createBlogPost } from '../create-blog-post.ts';
import { BlogViewModel } from './blog-view.model.ts';
import { recordBlogView } from './record-blog-view.ts';

useTestDatabase([createService()]);
beforeAll(() => registerFreeAddresses());

const visitor = (overrides: object = {}) =>
  contextFor('anonymous', { address: '192.0.2.1', userAgent: 'Mozilla/5.0', ...overrides });
const create = (fields: object = {}) =>
  createBlogPost(contextFor('moderator'), { title: 'Uyku', author: 'Selin', isPublished: true, ...fields });
const views = async () => (await BlogPostModel.findById(id).orFail().lean()).viewCount;
let id: string;
beforeEach(async () => {
  id = (await create()).id;
});

describe('a view', () => {
  it('counts once for each visitor, post and day', async () => {
    for (let visit = 0; visit < 3; visit += 1) await recordBlogView(visitor(), { id });
    expect(await views()).toBe(1);
    await recordBlogView(visitor({ address: '192.0.2.2' }), { id });
    await recordBlogView(visitor({ userAgent: 'Firefox' }), { id });
    expect(await views()).toBe(3);
  });

  it('counts once when the same visitor sends many at the same time, and each of many visitors', async () => {
    const same = Array.from({ length: 8 }, () => recordBlogView(visitor(), { id }));
    const others = Array.from({ length: 8 }, (_, index) =>
      recordBlogView(visitor({ address: `198.51.100.${index}` }), { id }),
    );
    await Promise.all([...same, ...others]);
    expect(await views()).toBe(9);
  });

  it.each(['Googlebot/2.1', 'facebookexternalhit/1.1', 'curl/8.5', ''])('by %s is not counted', async (userAgent) => {
    await recordBlogView(visitor({ userAgent }), { id });
    expect(await views()).toBe(0);
  });

  it('leaves nothing that names the visitor, and neither version nor date of the post is touched', async () => {
    const before = await BlogPostModel.findById(id).orFail().lean();
    await recordBlogView(visitor(), { id });
    const stored = JSON.stringify(await BlogViewModel.find().lean());
    expect(stored).not.toMatch(/192\.0\.2\.1|Mozilla/);
    expect(stored).not.toContain(id);
    const { viewCount, ...after } = await BlogPostModel.findById(id).orFail().lean();
    expect({ ...after, viewCount: 0 }).toEqual(before);
  });

  it.each([
    ['a draft', () => create({ title: 'Taslak', isPublished: false })],
    [
      'a post of tomorrow',
      () => create({ title: 'Yarın', publishedAt: new Date(Date.now() + 86_400_000).toISOString() }),
    ],
    ['a post that is not there', async () => ({ id: 'x' })],
  ])('of %s is refused', async (_, post) => {
    await expect(recordBlogView(visitor(), { id: (await post()).id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
