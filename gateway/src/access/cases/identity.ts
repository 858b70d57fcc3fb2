import { expect } from 'vitest';
import { admins, everyone, type GraphQLCases, type Person, type RestCases, staff } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const newToken = { name: 'Muhasebe', scope: 'read', expiresAt: null, password: 'yanlış' };
/** The caller's own account; a visitor has none. */
const tokenFor = ({ account }: Fixtures, person: Person) => ({
  ...newToken,
  ...(person === 'anonymous' ? {} : { password: account(person).password }),
});
const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
/** A token of the caller; for visitors, who have none, somebody else's. */
const tokenOf = async (fixtures: Fixtures, person: Person) => ({
  id: await fixtures.accessToken(person === 'anonymous' ? 'user' : person),
});

export const rest: RestCases = {
  'GET /api/access-tokens': {
    people: staff,
    good: {},
    bad: [{ what: 'a flag that is none', input: { query: { everybody: 'belki' } }, code: 'VALIDATION_FAILED' }],
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
};

export const mutations: MutationCases = {
  createAccessToken: {
    route: 'POST /api/access-tokens',
    people: staff,
    good: tokenFor,
    leaves: ['access_tokens', 'events'],
    random: ['tokenHash'],
    bad: [
      { what: 'one without a name', input: { ...newToken, name: '' }, code: 'VALIDATION_FAILED' },
      { what: 'a scope that is none', input: { ...newToken, scope: 'all' }, code: 'VALIDATION_FAILED' },
      { what: 'a wrong password', input: newToken, code: 'VALIDATION_FAILED', leaves: ['events'] },
      { what: 'a day that is over', input: { ...newToken, expiresAt: '2020-01-01' }, code: 'VALIDATION_FAILED' },
      {
        what: 'nothing but wrong fields',
        input: { name: '', scope: 'all', expiresAt: 'yarın', password: 'yanlış' },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  revokeAccessToken: {
    route: 'DELETE /api/access-tokens/:id',
    people: staff,
    good: tokenOf,
    leaves: ['access_tokens', 'events'],
    bad: [{ ...missing, input: { id: 'none' } }],
  },
};
