import { expect } from 'vitest';
import { admins, everyone, type GraphQLCases, type Person, type RestCases, staff } from '../access-case.ts';
import type { World } from '../world.ts';

const newToken = { name: 'Muhasebe', scope: 'read', expiresAt: null, password: 'yanlış' };
/** As whoever asks; a visitor knows no password. */
const tokenFor = ({ account }: World, person: Person) => ({
  ...newToken,
  ...(person === 'anonymous' ? {} : { password: account(person).password }),
});
const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
/** A token of whoever asks; for visitors, who may not, of somebody. */
const tokenOf = async (world: World, person: Person) => ({
  id: await world.accessToken(person === 'anonymous' ? 'user' : person),
});

export const rest: RestCases = {
  'GET /api/access-tokens': {
    people: staff,
    good: {},
    bad: [{ what: 'a flag that is none', input: { query: { everybody: 'belki' } }, code: 'VALIDATION_FAILED' }],
  },
  'POST /api/access-tokens': {
    people: staff,
    good: (world, person) => ({ body: tokenFor(world, person) }),
    bad: [
      { what: 'one without a name', input: { body: { ...newToken, name: '' } }, code: 'VALIDATION_FAILED' },
      { what: 'a scope that is none', input: { body: { ...newToken, scope: 'all' } }, code: 'VALIDATION_FAILED' },
      { what: 'a wrong password', input: { body: newToken }, code: 'VALIDATION_FAILED' },
    ],
  },
  'DELETE /api/access-tokens/:id': {
    people: staff,
    good: async (world, person) => ({ params: await tokenOf(world, person) }),
    bad: [{ ...missing, input: { params: { id: 'none' } } }],
  },
  'GET /api/audit-log': {
    people: admins,
    good: { query: { action: 'login', page: '1', pageSize: '10' } },
    bad: [{ what: 'a day that is none', input: { query: { from: '2026-02-30' } }, code: 'VALIDATION_FAILED' }],
  },
};

export const graphql: GraphQLCases = {
  'Query.currentUser': {
    document: '{ currentUser { id username role } }',
    people: everyone,
    good: {},
    bad: [],
    shows(response, person) {
      const { currentUser } = response as { currentUser: { role: string } | null };
      expect(currentUser?.role ?? 'anonymous').toBe(person);
    },
  },
  'Query.accessTokens': { document: '{ accessTokens { id name scope username } }', people: staff, good: {}, bad: [] },
  'Query.auditEntries': {
    document: 'query($filter: AuditFilter) { auditEntries(filter: $filter) { total items { at action username } } }',
    people: admins,
    good: { filter: { entity: 'user' } },
    bad: [{ what: 'a day that is none', input: { filter: { to: 'bugün' } }, code: 'VALIDATION_FAILED' }],
  },
  'Mutation.createAccessToken': {
    document: 'mutation($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { id token } }',
    people: staff,
    good: (world, person) => ({ input: tokenFor(world, person) }),
    bad: [
      {
        what: 'a day that is over',
        input: { input: { ...newToken, expiresAt: '2020-01-01' } },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  'Mutation.revokeAccessToken': {
    document: 'mutation($id: ID!) { revokeAccessToken(id: $id) }',
    people: staff,
    good: tokenOf,
    bad: [{ ...missing, input: { id: 'none' } }],
  },
};
