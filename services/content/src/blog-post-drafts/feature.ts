import { blogPostDraftRecord, deleteBlogPostDraftInput, saveBlogPostDraftInput } from '@practice/contracts';
import { del, type Feature, get, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { BlogPostDraftModel } from './blog-post-draft.model.ts';
import { deleteBlogPostDraft } from './delete-blog-post-draft.ts';
import { getBlogPostDraft } from './get-blog-post-draft.ts';
import { saveBlogPostDraft } from './save-blog-post-draft.ts';

const resolvers: Resolvers = {
  Query: { blogPostDraft: (_, input, ctx) => getBlogPostDraft(ctx, input) },
  Mutation: {
    saveBlogPostDraft: (_, { id, input }, ctx) => saveBlogPostDraft(ctx, { ...input, id }),
    deleteBlogPostDraft: (_, input, ctx) => deleteBlogPostDraft(ctx, input).then(() => true),
  },
};

const path = '/api/blog-posts/:id/draft';

const routes: Route[] = [
  get(path, getBlogPostDraft, {
    summary: 'Editors: what was typed of a post and not saved yet.',
    response: blogPostDraftRecord,
  }),
  put(path, saveBlogPostDraft, {
    summary: 'Editors: keeps what was typed of a post beside it; the post stays as it is.',
    body: saveBlogPostDraftInput,
    response: blogPostDraftRecord,
    problems: ['VERSION_CONFLICT'],
  }),
  del(path, deleteBlogPostDraft, {
    summary: 'Editors: discards what was typed of a post.',
    query: deleteBlogPostDraftInput.omit({ id: true }),
    problems: ['VERSION_CONFLICT'],
  }),
];

export const blogPostDrafts: Feature = { models: [BlogPostDraftModel], resolvers, routes };
