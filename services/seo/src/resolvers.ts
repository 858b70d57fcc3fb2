import type { Resolvers } from './generated/schema.ts';
import { getMetaTag, localPageKey } from './meta-tags/get-meta-tag.ts';

export const resolvers: Resolvers = {
  Query: {
    metaTag: (_, input, ctx) => getMetaTag(ctx, input),
  },
  LocalPage: {
    metaTag: ({ slug }, _input, ctx) => getMetaTag(ctx, { pageKey: localPageKey(slug) }),
  },
};
