import { type GraphQLCases, type Person, type RestCases, staff } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

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

export const rest: RestCases = { 'GET /api/passkeys': { people: staff, good: {}, bad: [] } };

export const graphql: GraphQLCases = {
  'Query.passkeys': {
    document: '{ passkeys { id name createdAt lastUsedAt } }',
    people: staff,
    good: {},
    bad: [],
  },
};

export const mutations: MutationCases = {
  startPasskey: {
    route: 'POST /api/passkeys/options',
    people: staff,
    good: async (fixtures, person) => {
      await fixtures.passkeysOff(roleOf(person));
      return passwordOf(fixtures, person);
    },
    leaves: ['passkey_challenges'],
    random: ['_id'],
    bad: [wrongPassword],
  },
  addPasskey: {
    route: 'POST /api/passkeys',
    people: staff,
    good: async ({ newPasskey }, person) => newPasskey(roleOf(person)),
    leaves: ['passkeys', 'two_steps', 'passkey_challenges', 'events'],
    random: ['recoveryHashes'],
    bad: [
      {
        what: 'one without a name',
        input: async ({ newPasskey }, person) => ({ ...(await newPasskey(roleOf(person))), name: ' ' }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'what no authenticator has made',
        input: { name: 'Telefon', credential: { id: 'x', clientDataJson: 'e30', attestationObject: 'x' } },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  renamePasskey: {
    route: 'PUT /api/passkeys/:id',
    people: staff,
    good: async ({ passkeyOf }, person) => ({ id: await passkeyOf(roleOf(person)), name: 'Tablet' }),
    leaves: ['passkeys', 'events'],
    bad: [
      { what: 'one that is not there', code: 'NOT_FOUND', input: { id: 'none', name: 'Tablet' } },
      {
        what: 'no name',
        input: async ({ passkeyOf }, person) => ({ id: await passkeyOf(roleOf(person)), name: '' }),
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  removePasskey: {
    route: 'POST /api/passkeys/:id/remove',
    people: staff,
    good: async (fixtures, person) => ({
      id: await fixtures.passkeyOf(roleOf(person)),
      ...passwordOf(fixtures, person),
    }),
    leaves: ['passkeys', 'two_steps', 'events'],
    bad: [
      {
        what: 'one that is not there',
        code: 'NOT_FOUND',
        input: async (fixtures, person) => ({ id: 'none', ...passwordOf(fixtures, person) }),
      },
      { ...wrongPassword, input: { id: 'none', password: 'yanlış' } },
    ],
  },
};
