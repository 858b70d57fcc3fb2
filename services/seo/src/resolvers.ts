import type { Resolvers } from './generated/schema.ts';
import { getMetaTag, localPageKey } from './meta-tags/get-meta-tag.ts';
import { createMetaTag, deleteMetaTag, listMetaTags, updateMetaTag } from './meta-tags/save-meta-tag.ts';

export const resolvers: Resolvers = {
  Query: {
    metaTag: (_, input, ctx) => getMetaTag(ctx, input),
    metaTags: (_, _input, ctx) => listMetaTags(ctx),
  },
  Mutation: {
    createMetaTag: (_, { input }, ctx) => createMetaTag(ctx, input),
    updateMetaTag: (_, { id, input }, ctx) => updateMetaTag(ctx, { ...input, id }),
    deleteMetaTag: async (_, input, ctx) => {
      await deleteMetaTag(ctx, input);
      return true;
    },
  },
  LocalPage: {
    metaTag: ({ slug }, _input, ctx) => getMetaTag(ctx, { pageKey: localPageKey(slug) }),
  },
};
