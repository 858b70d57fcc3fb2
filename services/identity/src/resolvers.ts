import type { Resolvers } from './generated/schema.ts';
import { getCurrentUser } from './sessions/find-session-user.ts';

export const resolvers: Resolvers = {
  Query: {
    currentUser: (_, _input, ctx) => getCurrentUser(ctx),
  },
};
