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
/** Visitors have no account: they try with that of a user. */
const roleOf = (person: Person) => (person === 'anonymous' ? 'user' : person);
const passwordOf = ({ account }: Fixtures, person: Person) => ({ password: account(roleOf(person)).password });
/** Leaves an entry in the audit log. */
const wrongPassword = {
  what: 'a wrong password',
  input: { password: 'yanlış' },
  code: 'VALIDATION_FAILED' as const,
  leaves: ['events'],
};
let people = 0;
/** A new user; each has another name. */
export const newUser = () => {
  people += 1;
  return { username: `Deniz ${people}`, email: `deniz${people}@ornek.com`, role: 'user', password: 'yeni kestane 1' };
};
export const userId = async ({ create }: Fixtures) => (await create('/api/users', newUser())).id;
const wrongUser = { username: ' ', email: 'deniz', role: 'boss', password: '1234567' };
export const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
/** A token of the caller; for visitors, who have none, that of another user. */
const tokenOf = async (fixtures: Fixtures, person: Person) => ({
  id: await fixtures.accessToken(person === 'anonymous' ? 'user' : person),
});

export const rest: RestCases = {
  'GET /api/access-tokens': {
    people: staff,
    good: {},
    bad: [{ what: 'a flag that is none', input: { query: { everybody: 'belki' } }, code: 'VALIDATION_FAILED' }],
  },
  'GET /api/password-rule': { people: staff, good: {}, bad: [] },
  'GET /api/two-step': { people: staff, good: {}, bad: [] },
  'GET /api/users': {
    people: admins,
    good: { query: { role: 'admin', isActive: 'true', search: 'ADMİN' } },
    bad: [
      { what: 'an unknown role', input: { query: { role: 'chef' } }, code: 'VALIDATION_FAILED' },
      { what: 'an unknown parameter', input: { query: { rol: 'admin' } }, code: 'VALIDATION_FAILED' },
    ],
    shows: (found) => expect((found as { role: string }[]).map(({ role }) => role)).toContain('admin'),
  },
  'GET /api/audit-log': {
    people: admins,
    good: { query: { action: 'login', page: '1', pageSize: '10' } },
    bad: [
      { what: 'a day that is none', input: { query: { from: '2026-02-30' } }, code: 'VALIDATION_FAILED' },
      { what: 'an unknown kind', input: { query: { kind: 'lost' } }, code: 'VALIDATION_FAILED' },
    ],
  },
  'GET /api/export/audit-log': {
    people: admins,
    good: { query: { format: 'csv', kind: 'access', search: 'giriş' } },
    bad: [
      { what: 'an unknown format', input: { query: { format: 'pdf' } }, code: 'VALIDATION_FAILED' },
      { what: 'a misspelt filter', input: { query: { format: 'csv', entitty: 'user' } }, code: 'VALIDATION_FAILED' },
    ],
  },
};

export const graphql: GraphQLCases = {
  'Query.passwordRule': { document: '{ passwordRule { minLength isStrong } }', people: staff, good: {}, bad: [] },
  'Query.twoStep': { document: '{ twoStep { isOn since recoveryCodesLeft } }', people: staff, good: {}, bad: [] },
  'Query.users': { document: '{ users { id username email role } }', people: admins, good: {}, bad: [] },
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
    document:
      'query($filter: AuditFilter) { auditEntries(filter: $filter) { total items { at action username tokenName } } }',
    people: admins,
    good: { filter: { entity: 'user', kind: 'access', search: 'giriş' } },
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
  startTwoStep: {
    route: 'POST /api/two-step',
    people: staff,
    good: async (fixtures, person) => {
      await fixtures.twoStepOff(roleOf(person));
      return passwordOf(fixtures, person);
    },
    leaves: ['two_steps', 'events'],
    random: ['secret'],
    bad: [wrongPassword],
  },
  confirmTwoStep: {
    route: 'POST /api/two-step/confirm',
    people: staff,
    good: async ({ twoStepBegun }, person) => ({ code: await twoStepBegun(roleOf(person)) }),
    leaves: ['two_steps', 'events'],
    random: ['confirmedAt', 'recoveryHashes'],
    bad: [
      { what: 'a code that is none', input: { code: '12' }, code: 'VALIDATION_FAILED' },
      {
        what: 'a code of nothing',
        input: async ({ twoStepOff }, person) => {
          await twoStepOff(roleOf(person));
          return { code: '123456' };
        },
        code: 'CONFLICT',
      },
    ],
  },
  renewRecoveryCodes: {
    route: 'POST /api/two-step/recovery-codes',
    people: staff,
    good: async (fixtures, person) => {
      await fixtures.twoStepOn(roleOf(person));
      return passwordOf(fixtures, person);
    },
    leaves: ['two_steps', 'events'],
    random: ['recoveryHashes'],
    bad: [wrongPassword],
  },
  endTwoStep: {
    route: 'POST /api/two-step/end',
    people: staff,
    good: async (fixtures, person) => {
      await fixtures.twoStepOn(roleOf(person));
      return passwordOf(fixtures, person);
    },
    leaves: ['two_steps', 'events'],
    bad: [wrongPassword],
  },
  removeTwoStep: {
    route: 'DELETE /api/users/:id/two-step',
    people: admins,
    good: async (fixtures) => {
      const id = await userId(fixtures);
      await fixtures.twoStepOf(id);
      return { id };
    },
    leaves: ['two_steps', 'events'],
    bad: [
      { ...missing, input: { id: 'none' } },
      {
        what: "one's own",
        input: async (fixtures) => ({ id: await fixtures.userId('admin') }),
        code: 'CONFLICT',
      },
    ],
  },
  createUser: {
    route: 'POST /api/users',
    people: admins,
    good: newUser,
    leaves: ['users', 'events'],
    random: ['passwordHash', 'securityStamp'],
    bad: [
      { what: 'one without an e-mail', input: { ...newUser(), email: '' }, code: 'VALIDATION_FAILED' },
      { what: 'a short password', input: { ...newUser(), password: '1234567' }, code: 'VALIDATION_FAILED' },
      { what: 'a weak password', input: { ...newUser(), password: 'denizdenizdeniz' }, code: 'WEAK_PASSWORD' },
      { what: 'nothing but wrong fields', input: { ...wrongUser, role: 'user' }, code: 'VALIDATION_FAILED' },
      { what: 'a name that is taken', input: { ...newUser(), username: 'ADMİN' }, code: 'CONFLICT' },
    ],
  },
  updateUser: {
    route: 'PUT /api/users/:id',
    people: admins,
    good: async (fixtures) => ({ id: await userId(fixtures), role: 'moderator', isActive: false, version: 1 }),
    leaves: ['users', 'events'],
    random: ['passwordHash', 'securityStamp'],
    bad: [
      { ...missing, input: { id: 'none', isActive: false } },
      {
        what: 'an old version',
        input: async (fixtures) => ({ id: await userId(fixtures), isActive: false, version: 0 }),
        code: 'VERSION_CONFLICT',
      },
      {
        what: 'an e-mail address that is none',
        input: async (fixtures) => ({ id: await userId(fixtures), email: 'deniz' }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'a weak password',
        input: async (fixtures) => ({ id: await userId(fixtures), password: 'denizdenizdeniz' }),
        code: 'WEAK_PASSWORD',
      },
      {
        what: "one's own role",
        input: async (fixtures) => ({ id: await fixtures.userId('admin'), role: 'user' }),
        code: 'CONFLICT',
      },
    ],
    alsoGood: [
      {
        what: 'a password',
        input: async (fixtures) => ({ id: await userId(fixtures), password: 'başka kestane' }),
      },
      { what: 'an empty password', input: async (fixtures) => ({ id: await userId(fixtures), password: '' }) },
    ],
  },
  setUserPassword: {
    route: 'PUT /api/users/:id/password',
    people: admins,
    good: async (fixtures) => ({ id: await userId(fixtures), password: 'başka kestane' }),
    leaves: ['users', 'events'],
    random: ['passwordHash', 'securityStamp'],
    bad: [
      { ...missing, input: { id: 'none', password: 'başka kestane' } },
      {
        what: 'a short one',
        input: async (fixtures) => ({ id: await userId(fixtures), password: '1234567' }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'a weak one',
        input: async (fixtures) => ({ id: await userId(fixtures), password: 'denizdenizdeniz' }),
        code: 'WEAK_PASSWORD',
      },
      {
        what: "one's own",
        input: async (fixtures) => ({ id: await fixtures.userId('admin'), password: 'başka kestane' }),
        code: 'CONFLICT',
      },
    ],
  },
  deleteUser: {
    route: 'DELETE /api/users/:id',
    people: admins,
    good: async (fixtures) => ({ id: await userId(fixtures) }),
    leaves: ['users', 'events'],
    bad: [
      { ...missing, input: { id: 'none' } },
      {
        what: 'oneself',
        input: async (fixtures) => ({ id: await fixtures.userId('admin') }),
        code: 'CONFLICT',
      },
    ],
  },
};
