import { createMetaTagInput, metaTagRecord, updateMetaTagInput } from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { createMetaTag } from './create-meta-tag.ts';
import { deleteMetaTag } from './delete-meta-tag.ts';
import { findMetaTag } from './find-meta-tag.ts';
import { getMetaTag } from './get-meta-tag.ts';
import { listMetaTags } from './list-meta-tags.ts';
import { localPageKey } from './local-page-key.ts';
import { MetaTagModel } from './meta-tag.model.ts';
import { updateMetaTag } from './update-meta-tag.ts';

const resolvers: Resolvers = {
  Query: {
    metaTag: (_, input, ctx) => getMetaTag(ctx, input),
    metaTags: (_, _input, ctx) => listMetaTags(ctx),
  },
  Mutation: {
    createMetaTag: (_, { input }, ctx) => createMetaTag(ctx, input),
    updateMetaTag: (_, { id, input }, ctx) => updateMetaTag(ctx, { ...input, id }),
    deleteMetaTag: (_, input, ctx) => deleteMetaTag(ctx, input).then(() => true),
  },
  LocalPage: {
    metaTag: ({ slug }, _input, ctx) => getMetaTag(ctx, { pageKey: localPageKey(slug) }),
  },
};

const routes: Route[] = [
  get('/api/seo/meta-tags/:id', findMetaTag, {
    isPublic: true,
    summary: 'The active meta tag of a page, by its page key or its id; editors get an inactive one by its id.',
    response: metaTagRecord,
  }),
  get('/api/seo/meta-tags', listMetaTags, {
    summary: 'Editors: every meta tag, by page key.',
    list: metaTagRecord,
  }),
  post('/api/seo/meta-tags', createMetaTag, {
    summary: 'Editors: the meta tag of a page.',
    body: createMetaTagInput,
    response: metaTagRecord,
    status: 201,
    problems: ['CONFLICT'],
  }),
  put('/api/seo/meta-tags/:id', updateMetaTag, {
    summary: 'Editors: changes a meta tag, by its id or its page key.',
    body: updateMetaTagInput,
    response: metaTagRecord,
    problems: ['CONFLICT', 'VERSION_CONFLICT'],
  }),
  del('/api/seo/meta-tags/:id', deleteMetaTag, { summary: 'Editors: deletes a meta tag, by its id or its page key.' }),
];

export const metaTags: Feature = { models: [MetaTagModel], resolvers, routes };
