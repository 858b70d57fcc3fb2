import type { Feature } from '@practice/service-kit';
import { categoryColor } from '../blog-categories/find-blog-category.ts';
import type { Resolvers } from '../generated/schema.ts';
import { adjacentPost, relatedPosts } from './adjacent-posts.ts';
import { outlineOf } from './blog-outline.ts';
import { BlogPostModel } from './blog-post.model.ts';
import { bulkBlogPosts } from './bulk-blog-posts.ts';
import { createBlogPost } from './create-blog-post.ts';
import { deleteBlogPost } from './delete-blog-post.ts';
import { getBlogPost } from './get-blog-post.ts';
import { getManagedBlogPost } from './get-managed-blog-post.ts';
import { listBlogPostCards } from './list-blog-post-cards.ts';
import { listManagedBlogPosts } from './list-managed-blog-posts.ts';
import { createBlogPreviewLink } from './preview/create-blog-preview-link.ts';
import { getBlogPreview } from './preview/get-blog-preview.ts';
import { withdrawBlogPreviewLinks } from './preview/withdraw-blog-preview-links.ts';
import { routes } from './routes.ts';
import { updateBlogPost } from './update-blog-post.ts';
import { BlogViewModel, ViewSaltModel } from './views/blog-view.model.ts';
import { recordBlogView } from './views/record-blog-view.ts';

/** What the site shows: published posts for everybody, unless an editor asks for the others too. */
const published = (includeUnpublished: boolean) => (includeUnpublished ? null : true);

const resolvers: Resolvers = {
  Query: {
    blogPosts: (_, { includeUnpublished, ...input }, ctx) =>
      listBlogPostCards(ctx, { ...input, published: published(includeUnpublished) }),
    blogPost: (_, { slug, includeUnpublished }, ctx) =>
      getBlogPost(ctx, { slug, published: published(includeUnpublished) }),
    managedBlogPosts: (_, input, ctx) => listManagedBlogPosts(ctx, input),
    managedBlogPost: (_, input, ctx) => getManagedBlogPost(ctx, input),
    blogPreview: (_, input, ctx) => getBlogPreview(ctx, input),
  },
  Mutation: {
    createBlogPost: (_, { input }, ctx) => createBlogPost(ctx, input),
    updateBlogPost: (_, { id, input }, ctx) => updateBlogPost(ctx, { ...input, id }),
    deleteBlogPost: (_, input, ctx) => deleteBlogPost(ctx, input).then(() => true),
    bulkBlogPosts: (_, input, ctx) => bulkBlogPosts(ctx, input),
    createBlogPreviewLink: (_, { id, input }, ctx) => createBlogPreviewLink(ctx, { ...input, id }),
    withdrawBlogPreviewLinks: (_, input, ctx) => withdrawBlogPreviewLinks(ctx, input).then(() => true),
    recordBlogView: (_, input, ctx) => recordBlogView(ctx, input).then(() => true),
  },
  BlogPostList: { total: ({ total }) => total() },
  BlogPostCard: { categoryColor: ({ category }, _, ctx) => categoryColor(ctx, category) },
  BlogPost: {
    categoryColor: ({ category }, _, ctx) => categoryColor(ctx, category),
    html: (post) => outlineOf(post).html,
    headings: (post) => outlineOf(post).headings,
    related: (post) => relatedPosts(post),
    previous: (post) => adjacentPost(post, 'previous'),
    next: (post) => adjacentPost(post, 'next'),
  },
};

export const blog: Feature = { models: [BlogPostModel, BlogViewModel, ViewSaltModel], resolvers, routes };
