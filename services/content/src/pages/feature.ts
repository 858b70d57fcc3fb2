import {
  bulkPagesInput,
  bulkResult,
  createPageInput,
  deleteUsedInput,
  duplicatePageInput,
  pageFilterInput,
  pageRecord,
  updatePageInput,
} from '@practice/contracts';
import { del, type Feature, get, pageHtml, post, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { bulkPages } from './bulk-pages.ts';
import { createPage } from './create-page.ts';
import { deletePage } from './delete-page.ts';
import { duplicatePage } from './duplicate-page.ts';
import { getHomepage, getPublishedHomepage } from './get-homepage.ts';
import { listPages } from './list-pages.ts';
import { PageModel } from './page.model.ts';
import { setHomepage } from './set-homepage.ts';
import { updatePage } from './update-page.ts';

const resolvers: Resolvers = {
  Query: {
    pages: (_, input, ctx) => listPages(ctx, input),
    homepage: (_, _input, ctx) => getPublishedHomepage(ctx),
  },
  Mutation: {
    createPage: (_, { input }, ctx) => createPage(ctx, input),
    updatePage: (_, { id, input }, ctx) => updatePage(ctx, { ...input, id }),
    deletePage: (_, input, ctx) => deletePage(ctx, input).then(() => true),
    setHomepage: (_, input, ctx) => setHomepage(ctx, input),
    duplicatePage: (_, input, ctx) => duplicatePage(ctx, input),
    bulkPages: (_, input, ctx) => bulkPages(ctx, input),
  },
  Page: { html: ({ content }) => pageHtml(content) },
};

const routes: Route[] = [
  get('/api/dynamic-pages', listPages, {
    isPublic: true,
    summary: 'The published pages, the last changed first; editors get the others too.',
    query: pageFilterInput,
    list: pageRecord,
    changedBy: ['page.changed'],
  }),
  get('/api/pages/homepage', getHomepage, {
    isPublic: true,
    summary: 'The published page that is the home page; editors get one that is not published too.',
    response: pageRecord,
    problems: ['NOT_FOUND'],
  }),
  post('/api/dynamic-pages', createPage, {
    summary: 'Editors: a new page.',
    body: createPageInput,
    response: pageRecord,
    status: 201,
    problems: ['CONFLICT'],
  }),
  put('/api/dynamic-pages/:id', updatePage, {
    summary: 'Editors: changes a page; its style and script are for admins.',
    body: updatePageInput,
    response: pageRecord,
    problems: ['CONFLICT', 'VERSION_CONFLICT'],
  }),
  del('/api/dynamic-pages/:id', deletePage, {
    summary: 'Editors: deletes a page; with `force` also one that menus lead to.',
    query: deleteUsedInput.pick({ force: true }),
    problems: ['RECORD_IN_USE'],
  }),
  post('/api/pages/:id/set-homepage', setHomepage, {
    summary: 'Editors: makes a page the home page instead of the last one.',
    response: pageRecord,
  }),
  post('/api/pages/:id/duplicate', duplicatePage, {
    summary: 'Editors: a draft like a page; without a title the copy gets one.',
    body: duplicatePageInput,
    isBodyOptional: true,
    response: pageRecord,
    status: 201,
    problems: ['CONFLICT'],
  }),
  post('/api/pages/bulk', bulkPages, {
    summary: 'Editors: deletes pages or gives them a status, each by itself.',
    body: bulkPagesInput,
    response: bulkResult,
  }),
];

export const pages: Feature = { models: [PageModel], resolvers, routes };
