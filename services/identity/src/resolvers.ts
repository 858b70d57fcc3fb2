import { createAccessToken } from './access-tokens/create-access-token.ts';
import { listAccessTokens } from './access-tokens/list-access-tokens.ts';
import { revokeAccessToken } from './access-tokens/revoke-access-token.ts';
import { listAuditEntries } from './audit/list-audit-entries.ts';
import type { Resolvers } from './generated/schema.ts';
import { getCurrentUser } from './sessions/find-session-user.ts';

export const resolvers: Resolvers = {
  Query: {
    currentUser: (_, _input, ctx) => getCurrentUser(ctx),
    accessTokens: (_, input, ctx) => listAccessTokens(ctx, input),
    auditEntries: (_, { filter, ...input }, ctx) => listAuditEntries(ctx, { ...filter, ...input }),
  },
  Mutation: {
    createAccessToken: (_, { input }, ctx) => createAccessToken(ctx, input),
    revokeAccessToken: async (_, input, ctx) => {
      await revokeAccessToken(ctx, input);
      return true;
    },
  },
};
