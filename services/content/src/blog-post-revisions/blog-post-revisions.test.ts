import { blogPostRevisionTextsRecord, MAX_BLOG_POST_REVISIONS } from '@practice/contracts';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { BlogPostModel } from '../blog/blog-post.model.ts';
import { createBlogPost } from '../blog/create-blog-post.ts';
import { deleteBlogPost } from '../blog/delete-blog-post.ts';
import { updateBlogPost } from '../blog/update-blog-post.ts';
import { createService } from '../server.ts';
import { registerFreeAddresses } from '../testing/register-free-addresses.ts';
import { BlogPostRevisionModel } from './blog-post-revision.model.ts';
import { getBlogPostRevision } from './get-blog-post-revision.ts';
import { listBlogPostRevisions } from './list-blog-post-revisions.ts';

useTestDatabase([createService()]);
beforeAll(() => registerFreeAddresses());

const moderator = contextFor('moderator');
const admin = contextFor('admin');
const newPost = () => createBlogPost(moderator, { title: 'Uyku', author: 'Selin', content: '<p>Bir</p>' });
const list = (id: string) => listBlogPostRevisions(moderator, { id });

it('is kept at each save that changes what a post says, with who saved it and what is other', async () => {
  const { id } = await newPost();
  await updateBlogPost(admin, { id, content: '<p>İki</p>', excerpt: 'Özet' });
  await updateBlogPost(moderator, { id, excerpt: '' });
  const revisions = await list(id);
  expect(revisions).toMatchObject([
    { number: 3, savedBy: moderator.actor.username, changes: [{ key: 'excerpt', kind: 'deleted' }] },
    {
      number: 2,
      savedBy: admin.actor.username,
      changes: [
        { key: 'excerpt', kind: 'added' },
        { key: 'content', kind: 'changed' },
      ],
    },
    { number: 1, savedBy: moderator.actor.username },
  ]);
  expect(revisions[0]).not.toHaveProperty('texts');
  const second = await getBlogPostRevision(moderator, { id: revisions[1]?.id });
  blogPostRevisionTextsRecord.strict().parse(second);
  expect(second.texts).toContainEqual({ key: 'content', value: '<p>İki</p>' });
  expect(second.before).toContainEqual({ key: 'content', value: '<p>Bir</p>' });
});

it('is none when only status or times change, or nothing', async () => {
  const { id } = await newPost();
  await updateBlogPost(moderator, { id, isPublished: true });
  await updateBlogPost(moderator, { id, title: 'Uyku' });
  expect(await list(id)).toHaveLength(1);
});

it('of a post from before there were any begins with what it was', async () => {
  const { id, updatedAt } = await newPost();
  await BlogPostRevisionModel.deleteMany({ postId: id });
  await updateBlogPost(moderator, { id, title: 'Uykular' });
  const [, first] = await list(id);
  expect(first).toMatchObject({ number: 1, savedBy: null, createdAt: updatedAt });
  expect((await getBlogPostRevision(moderator, { id: first?.id })).texts).toContainEqual({
    key: 'title',
    value: 'Uyku',
  });
});

it('is one of fifty, and has both saves of two at once', async () => {
  const { id } = await newPost();
  await BlogPostRevisionModel.updateOne({ postId: id }, { number: MAX_BLOG_POST_REVISIONS });
  await Promise.all([
    updateBlogPost(moderator, { id, excerpt: 'Benim' }),
    updateBlogPost(admin, { id, metaTitle: 'Onun' }),
  ]);
  expect((await list(id)).map(({ number }) => number)).toEqual([52, 51, 50]);
  await BlogPostRevisionModel.updateOne({ postId: id, number: 50 }, { number: 2 });
  await updateBlogPost(moderator, { id, excerpt: 'Yine benim' });
  expect((await list(id)).map(({ number }) => number)).toEqual([53, 52, 51]);
});

it('is clean by the rules of today, and goes with its post', async () => {
  const { id } = await newPost();
  const [kept] = await list(id);
  await BlogPostRevisionModel.updateOne(
    { postId: id },
    { texts: [{ key: 'content', value: '<p>a</p><script>x</script>' }] },
  );
  expect((await getBlogPostRevision(moderator, { id: kept?.id })).texts).toEqual([
    { key: 'content', value: '<p>a</p>' },
  ]);
  await deleteBlogPost(moderator, { id });
  expect(await BlogPostRevisionModel.countDocuments()).toBe(0);
  expect(await BlogPostModel.countDocuments()).toBe(0);
  await expect(list(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
