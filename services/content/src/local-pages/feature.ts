import {
  activeFilterInput,
  createLocalPageInput,
  deleteUsedInput,
  localPageRecord,
  slugOrIdParam,
  updateLocalPageInput,
} from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { createLocalPage } from './create-local-page.ts';
import { deleteLocalPage } from './delete-local-page.ts';
import { getLocalPage } from './get-local-page.ts';
import { listLocalPages } from './list-local-pages.ts';
import { LocalPageModel } from './local-page.model.ts';
import { updateLocalPage } from './update-local-page.ts';

/** What the site shows, as `?isActive=true` gives in REST. */
const isActive = true;

const resolvers: Resolvers = {
  Query: {
    localPages: (_, { includeInactive }, ctx) => listLocalPages(ctx, { isActive: includeInactive ? null : true }),
    localPage: (_, input, ctx) => getLocalPage(ctx, { ...input, isActive }),
  },
  Mutation: {
    createLocalPage: (_, { input }, ctx) => createLocalPage(ctx, input),
    updateLocalPage: (_, { id, input }, ctx) => updateLocalPage(ctx, { ...input, id }),
    deleteLocalPage: (_, input, ctx) => deleteLocalPage(ctx, input).then(() => true),
  },
  LocalPage: {
    __resolveReference: ({ slug }, ctx) => getLocalPage(ctx, { slug, isActive }),
  },
};

const routes: Route[] = [
  get('/api/local-pages', listLocalPages, {
    isPublic: true,
    summary: 'City pages by city name.',
    query: activeFilterInput,
    list: localPageRecord,
    changedBy: ['local-page.changed'],
  }),
  get('/api/local-pages/:id', (ctx, { id, ...input }: { id: unknown }) => getLocalPage(ctx, { ...input, slug: id }), {
    isPublic: true,
    summary: 'The page of a city, by its slug or its id.',
    params: slugOrIdParam,
    query: activeFilterInput,
    response: localPageRecord,
  }),
  post('/api/local-pages', createLocalPage, {
    summary: 'Editors: a new city page.',
    body: createLocalPageInput,
    response: localPageRecord,
    status: 201,
    problems: ['CONFLICT'],
  }),
  put('/api/local-pages/:id', updateLocalPage, {
    summary: 'Editors: changes a city page.',
    body: updateLocalPageInput,
    response: localPageRecord,
    problems: ['CONFLICT', 'VERSION_CONFLICT'],
  }),
  del('/api/local-pages/:id', deleteLocalPage, {
    summary: 'Editors: deletes a city page; with `force` also one that menus lead to.',
    query: deleteUsedInput.pick({ force: true }),
    problems: ['RECORD_IN_USE'],
  }),
];

export const localPages: Feature = { models: [LocalPageModel], resolvers, routes };
