import { contentRevisionRecord, contentRevisionsInput, createContentRevisionInput } from '@practice/contracts';
import { type Feature, get, post, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { ContentPageLockModel, ContentRevisionModel } from './content-revision.model.ts';
import { createContentRevision } from './create-content-revision.ts';
import { listContentRevisions } from './list-content-revisions.ts';

const resolvers: Resolvers = {
  Query: { contentRevisions: (_, input, ctx) => listContentRevisions(ctx, input) },
  Mutation: { createContentRevision: (_, { input }, ctx) => createContentRevision(ctx, input) },
};

const routes: Route[] = [
  get('/api/content-revisions', listContentRevisions, {
    summary: 'Editors: what the texts of a page were, the newest first; 50 at most.',
    query: contentRevisionsInput,
    list: contentRevisionRecord,
  }),
  post('/api/content-revisions', createContentRevision, {
    summary: 'Editors: keeps the texts of a page as a revision: a draft’s, or what is published.',
    body: createContentRevisionInput,
    response: contentRevisionRecord,
  }),
];

export const contentRevisions: Feature = {
  models: [ContentRevisionModel, ContentPageLockModel],
  resolvers,
  routes,
};
