import { registerService } from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { BlogPostModel } from '../blog/blog-post.model.ts';
import { bulkBlogPosts } from '../blog/bulk-blog-posts.ts';
import { createBlogPost } from '../blog/create-blog-post.ts';
import { updateBlogPost } from '../blog/update-blog-post.ts';
import { createPage } from '../pages/create-page.ts';
import { PageModel } from '../pages/page.model.ts';
import { updatePage } from '../pages/update-page.ts';
import { createService } from '../server.ts';

useTestDatabase([createService()]);
beforeAll(() => registerService('seo', { findRedirect: async () => null }));

const editor = contextFor('moderator');
const bare = '<p>Oda</p><img src="/a.png">';
const refusal = {
  code: 'VALIDATION_FAILED',
  errors: [{ field: 'content', message: expect.stringMatching(/^Metindeki bir görselin alternatif metni yok\./) }],
};
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

describe('a picture without words', () => {
  it('is kept in the draft of a post and refused when it is published, scheduled ones included', async () => {
    const { id } = await createBlogPost(editor, { title: 'Oda', content: bare });
    await expect(createBlogPost(editor, { title: 'Masa', content: bare, isPublished: true })).rejects.toMatchObject(
      refusal,
    );
    await expect(updateBlogPost(editor, { id, isPublished: true })).rejects.toMatchObject(refusal);
    const later = updateBlogPost(editor, { id, isPublished: true, publishedAt: tomorrow });
    await expect(later).rejects.toMatchObject(refusal);
    const { results } = await bulkBlogPosts(editor, { operation: 'publish', ids: [id] });
    expect(results).toMatchObject([{ ok: false, message: refusal.errors[0]?.message }]);
    expect(await BlogPostModel.countDocuments({ isPublished: true })).toBe(0);
  });

  it('is kept in the draft of a page and refused when it is published', async () => {
    const { id } = await createPage(editor, { title: 'Oda', content: bare });
    await expect(createPage(editor, { title: 'Masa', content: bare, status: 'published' })).rejects.toMatchObject(
      refusal,
    );
    await expect(updatePage(editor, { id, status: 'published' })).rejects.toMatchObject(refusal);
    expect(await PageModel.countDocuments({ status: 'published' })).toBe(0);
  });

  it('that the site shows already is not asked for, another one is', async () => {
    const { id } = await createBlogPost(editor, { title: 'Oda', content: '<p>Oda</p>', isPublished: true });
    await BlogPostModel.updateOne({ _id: id }, { content: bare });
    expect(await updateBlogPost(editor, { id, content: `${bare}<p>Son</p>` })).toMatchObject({ isPublished: true });
    await expect(updateBlogPost(editor, { id, content: `${bare}<img src="/b.png">` })).rejects.toMatchObject(refusal);
    await updateBlogPost(editor, { id, isPublished: false });
    await expect(updateBlogPost(editor, { id, isPublished: true })).rejects.toMatchObject(refusal);
  });
});

it('a picture with words or marked as decoration is published', async () => {
  const content = '<img src="/a.png" alt="Bir oda"><figure data-width="50"><img src="/b.png" alt=""></figure>';
  expect(await createBlogPost(editor, { title: 'Oda', content, isPublished: true })).toMatchObject({
    isPublished: true,
  });
  expect(await createPage(editor, { title: 'Oda', content, status: 'published' })).toMatchObject({
    status: 'published',
  });
});
