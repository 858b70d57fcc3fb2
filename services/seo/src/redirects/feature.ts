import { createRedirectInput, idParam, redirectRecord, updateRedirectInput, z } from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { createRedirect } from './create-redirect.ts';
import { deleteRedirect } from './delete-redirect.ts';
import { listRedirects } from './list-redirects.ts';
import { RedirectModel } from './redirect.model.ts';
import { RedirectLockModel } from './redirect-lock.model.ts';
import { updateRedirect } from './update-redirect.ts';

const resolvers: Resolvers = {
  Query: {
    redirects: (_, input, ctx) => listRedirects(ctx, input),
  },
  Mutation: {
    createRedirect: (_, { input }, ctx) => createRedirect(ctx, input),
    updateRedirect: (_, { id, input }, ctx) => updateRedirect(ctx, { ...input, id }),
    deleteRedirect: (_, input, ctx) => deleteRedirect(ctx, input).then(() => true),
  },
};

const routes: Route[] = [
  get('/api/seo/redirects', listRedirects, {
    summary: 'Editors: redirects, the newest first.',
    response: z.array(redirectRecord),
    list: true,
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
    params: idParam,
    body: updateRedirectInput,
    response: redirectRecord,
    problems: ['CONFLICT', 'VERSION_CONFLICT'],
  }),
  del('/api/seo/redirects/:id', deleteRedirect, {
    summary: 'Editors: deletes a redirect.',
    params: idParam,
    status: 204,
  }),
];

export const redirects: Feature = { models: [RedirectModel, RedirectLockModel], resolvers, routes };
