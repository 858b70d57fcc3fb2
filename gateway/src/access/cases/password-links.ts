import { admins, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { MutationCases } from '../mutation-case.ts';
import { missing, newUser, userId } from './identity.ts';

export const rest: RestCases = {};
export const graphql: GraphQLCases = {};

export const mutations: MutationCases = {
  createInvitationLink: {
    route: 'POST /api/users/:id/invitation-link',
    people: admins,
    good: async ({ create }) => ({ id: (await create('/api/users', { ...newUser(), password: '' })).id }),
    leaves: ['password_links', 'events'],
    random: ['tokenHashes'],
    bad: [
      { ...missing, input: { id: 'none' } },
      {
        what: 'a user with a password',
        input: async (fixtures) => ({ id: await userId(fixtures) }),
        code: 'CONFLICT',
      },
    ],
  },
  sendPasswordLink: {
    route: 'POST /api/users/:id/password-link',
    people: admins,
    good: async (fixtures) => ({ id: await userId(fixtures) }),
    leaves: ['password_links', 'events'],
    bad: [
      { ...missing, input: { id: 'none' } },
      {
        what: 'a user who is switched off',
        input: async ({ create }) => ({ id: (await create('/api/users', { ...newUser(), isActive: false })).id }),
        code: 'CONFLICT',
      },
    ],
  },
};
