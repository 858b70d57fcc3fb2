import {
  bulkRedirectsInput,
  bulkRedirectsResult,
  createRedirectInput,
  redirectExportInput,
  redirectFileInput,
  redirectFileResult,
  redirectFilterInput,
  redirectOperationRecord,
  redirectRecord,
  redirectStats,
  undoneRedirects,
  updateRedirectInput,
  z,
} from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { CountedBatchModel } from './counted-batch.model.ts';
import { createRedirect } from './create-redirect.ts';
import { deleteRedirect } from './delete-redirect.ts';
import { countRedirects, listRedirects } from './list-redirects.ts';
import { bulkRedirects } from './operations/bulk-redirects.ts';
import { exportRedirects } from './operations/export-redirects.ts';
import { importRedirects, previewRedirectFile } from './operations/import-redirects.ts';
import { listRedirectOperations } from './operations/list-redirect-operations.ts';
import { RedirectOperationModel } from './operations/redirect-operation.model.ts';
import { undoRedirectOperation } from './operations/undo-redirect-operation.ts';
import { RedirectModel } from './redirect.model.ts';
import { RedirectLockModel } from './redirect-lock.model.ts';
import { updateRedirect } from './update-redirect.ts';

const resolvers: Resolvers = {
  Query: {
    redirects: (_, input, ctx) => listRedirects(ctx, input),
    redirectStats: (_, _input, ctx) => countRedirects(ctx),
    redirectOperations: (_, _input, ctx) => listRedirectOperations(ctx),
  },
  Mutation: {
    createRedirect: (_, { input }, ctx) => createRedirect(ctx, input),
    updateRedirect: (_, { id, input }, ctx) => updateRedirect(ctx, { ...input, id }),
    deleteRedirect: (_, input, ctx) => deleteRedirect(ctx, input).then(() => true),
    bulkRedirects: (_, { input }, ctx) => bulkRedirects(ctx, input),
    previewRedirectFile: (_, { input }, ctx) => previewRedirectFile(ctx, input),
    importRedirects: (_, { input }, ctx) => importRedirects(ctx, input),
    undoRedirectOperation: (_, input, ctx) => undoRedirectOperation(ctx, input),
  },
};

const routes: Route[] = [
  get('/api/seo/redirects', listRedirects, {
    summary: 'Editors: redirects, the newest first unless another order is asked for.',
    query: redirectFilterInput.omit({ page: true, pageSize: true }),
    list: redirectRecord,
  }),
  get('/api/seo/redirects/stats', countRedirects, {
    summary: 'Editors: how many redirects there are, and how often they were followed.',
    response: redirectStats,
  }),
  get('/api/seo/redirects/export', exportRedirects, {
    summary: 'Editors: every redirect as a file, csv with the columns of an import or json.',
    query: redirectExportInput,
    files: ['text/csv', 'application/json'],
  }),
  post('/api/seo/redirects/bulk', bulkRedirects, {
    summary: 'Editors: creates, switches or deletes redirects together, as one operation that can be undone.',
    body: bulkRedirectsInput,
    response: bulkRedirectsResult,
    problems: ['CONFLICT'],
  }),
  post('/api/seo/redirects/import/preview', previewRedirectFile, {
    summary: 'Editors: what an import of a CSV file would do, line by line; nothing is stored.',
    body: redirectFileInput,
    response: redirectFileResult,
    problems: ['CONFLICT'],
  }),
  post('/api/seo/redirects/import', importRedirects, {
    summary: 'Editors: stores the redirects of a CSV file, as one operation that can be undone.',
    body: redirectFileInput,
    response: redirectFileResult,
    problems: ['CONFLICT'],
  }),
  get('/api/seo/redirect-operations', listRedirectOperations, {
    summary: 'Editors: the last operations on several redirects at once, the newest first.',
    response: z.array(redirectOperationRecord),
  }),
  post('/api/seo/redirect-operations/:id/undo', undoRedirectOperation, {
    summary: 'Editors: takes an operation back; what was changed since is left.',
    response: undoneRedirects,
    problems: ['CONFLICT'],
  }),
  post('/api/seo/redirects', createRedirect, {
    summary: 'Editors: a new redirect.',
    body: createRedirectInput,
    response: redirectRecord,
    status: 201,
    problems: ['CONFLICT'],
  }),
  put('/api/seo/redirects/:id', updateRedirect, {
    summary: 'Editors: changes a redirect.',
    body: updateRedirectInput,
    response: redirectRecord,
    problems: ['CONFLICT', 'VERSION_CONFLICT'],
  }),
  del('/api/seo/redirects/:id', deleteRedirect, { summary: 'Editors: deletes a redirect.' }),
];

export const redirects: Feature = {
  models: [CountedBatchModel, RedirectLockModel, RedirectModel, RedirectOperationModel],
  resolvers,
  routes,
};
