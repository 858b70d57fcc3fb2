import type { Resolvers } from './generated/schema.ts';
import { createMetaTag } from './meta-tags/create-meta-tag.ts';
import { deleteMetaTag } from './meta-tags/delete-meta-tag.ts';
import { getMetaTag } from './meta-tags/get-meta-tag.ts';
import { listMetaTags } from './meta-tags/list-meta-tags.ts';
import { localPageKey } from './meta-tags/local-page-key.ts';
import { updateMetaTag } from './meta-tags/update-meta-tag.ts';

export const resolvers: Resolvers = {
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
