import { blogPostRevisionRecord, blogPostRevisionTextsRecord } from '@practice/contracts';
import { type Feature, get, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { BlogPostRevisionModel } from './blog-post-revision.model.ts';
import { getBlogPostRevision } from './get-blog-post-revision.ts';
import { listBlogPostRevisions } from './list-blog-post-revisions.ts';

const resolvers: Resolvers = {
  Query: {
    blogPostRevisions: (_, input, ctx) => listBlogPostRevisions(ctx, input),
    blogPostRevision: (_, input, ctx) => getBlogPostRevision(ctx, input),
  },
};

const routes: Route[] = [
  get('/api/blog-posts/:id/revisions', listBlogPostRevisions, {
    summary: 'Editors: what a post was, without the texts, the newest first; 50 at most.',
    list: blogPostRevisionRecord,
  }),
  get('/api/blog-post-revisions/:id', getBlogPostRevision, {
    summary: 'Editors: a revision of a post with its texts and those of the one before.',
    response: blogPostRevisionTextsRecord,
  }),
];

export const blogPostRevisions: Feature = { models: [BlogPostRevisionModel], resolvers, routes };
