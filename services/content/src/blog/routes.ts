import {
  blogCategoryParam,
  blogFilterInput,
  blogPostRecord,
  blogSearchInput,
  bulkBlogPostsInput,
  bulkResult,
  createBlogPostInput,
  managedBlogPostRecord,
  managedBlogPostsInput,
  slugOrIdParam,
  updateBlogPostInput,
} from '@practice/contracts';
import { del, get, post, put, type Route } from '@practice/service-kit';
import { bulkBlogPosts } from './bulk-blog-posts.ts';
import { createBlogPost } from './create-blog-post.ts';
import { deleteBlogPost } from './delete-blog-post.ts';
import { getBlogPost } from './get-blog-post.ts';
import { getManagedBlogPost } from './get-managed-blog-post.ts';
import { listBlogPosts, listCategoryPosts } from './list-blog-posts.ts';
import { listManagedBlogPosts } from './list-managed-blog-posts.ts';
import { previewRoutes } from './preview/routes.ts';
import { searchBlogPosts } from './search/search-blog-posts.ts';
import { updateBlogPost } from './update-blog-post.ts';
import { recordBlogView } from './views/record-blog-view.ts';

const list = { isPublic: true, list: blogPostRecord } as const;
const changedBy = ['blog-category.changed', 'blog-post.changed', 'blog-post.viewed'] as const;

export const routes: Route[] = [
  get('/api/blog', listBlogPosts, { ...list, changedBy, summary: 'Posts, newest first.', query: blogFilterInput }),
  get('/api/blog/search', searchBlogPosts, {
    ...list,
    summary: 'Published posts that have every word of `q` in some form, the best match first.',
    query: blogSearchInput,
    problems: ['TOO_MANY_REQUESTS'],
  }),
  get('/api/blog/category/:category', listCategoryPosts, {
    ...list,
    changedBy,
    summary: 'Posts of a category, newest first.',
    params: blogCategoryParam,
    query: blogFilterInput,
  }),
  get('/api/blog/:id', (ctx, { id, ...input }: { id: unknown }) => getBlogPost(ctx, { ...input, slug: id }), {
    isPublic: true,
    summary: 'A post by its slug.',
    params: slugOrIdParam,
    query: blogFilterInput,
    response: blogPostRecord,
  }),
  get('/api/blog-posts', listManagedBlogPosts, {
    summary: 'Editors: all posts with where they stand, without their texts.',
    query: managedBlogPostsInput,
    list: managedBlogPostRecord,
  }),
  get('/api/blog-posts/:id', getManagedBlogPost, {
    summary: 'Editors: a post by its id, in whatever status.',
    response: blogPostRecord,
  }),
  post('/api/blog-posts/bulk', bulkBlogPosts, {
    summary: 'Editors: publishes, unpublishes or deletes several posts, each by itself.',
    body: bulkBlogPostsInput,
    response: bulkResult,
  }),
  post('/api/blog', createBlogPost, {
    summary: 'Editors: a new post.',
    body: createBlogPostInput,
    response: blogPostRecord,
    status: 201,
    problems: ['CONFLICT'],
  }),
  post('/api/blog/:id/view', recordBlogView, {
    isPublic: true,
    summary: 'Counts a view of a published post, once for each visitor, post and day.',
  }),
  put('/api/blog/:id', updateBlogPost, {
    summary: 'Editors: changes a post.',
    body: updateBlogPostInput,
    response: blogPostRecord,
    problems: ['CONFLICT', 'VERSION_CONFLICT'],
  }),
  del('/api/blog/:id', deleteBlogPost, { summary: 'Editors: deletes a post.' }),
  ...previewRoutes,
];
