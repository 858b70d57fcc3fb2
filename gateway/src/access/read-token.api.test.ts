import type { CreatedAccessToken } from '@practice/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressFor, type Person, staff } from './access-case.ts';
import { accessGateway } from './access-gateway.ts';
import { graphql, rest } from './cases/all.ts';

// A token made for reading reads all that its owner may, by every GET and every query, and no more than that.
const { gateway, callerOf, inputsOf } = accessGateway();
const tokens = new Map<Person, { authorization: string }>();

beforeAll(async () => {
  for (const person of staff) {
    const { password } = gateway.accounts.find(({ role }) => role === person) ?? {};
    const made = await callerOf(person).post('/api/access-tokens', { name: 'Okuyan', scope: 'read', password });
    tokens.set(person, { authorization: `Bearer ${(made.body as CreatedAccessToken).token}` });
  }
});

/** What belongs to a browser, and the tokens themselves. */
const sessionOnly: readonly string[] = [
  'GET /api/access-tokens',
  'Query.accessTokens',
  'GET /api/auth/sessions',
  'GET /api/remotes/previews',
];

const reading = (endpoint: string) => endpoint.startsWith('GET ') || endpoint.startsWith('Query.');
const casesOf = (people: readonly Person[]) => staff.filter((person) => people.includes(person));

describe.each(Object.entries(rest).filter(([endpoint]) => reading(endpoint)))('%s', (endpoint, { people, good }) => {
  const goodInput = inputsOf(people, good, false);
  it.each(casesOf(people))('by a token of %s', async (person) => {
    const address = addressFor(endpoint.slice('GET '.length), await goodInput(person));
    const { status } = await gateway.visitor().get(address, tokens.get(person));
    expect(status === 403).toBe(sessionOnly.includes(endpoint));
  });
});

describe.each(Object.entries(graphql).filter(([endpoint]) => reading(endpoint)))(
  '%s',
  (endpoint, { people, good, document }) => {
    const goodInput = inputsOf(people, good, false);
    it.each(casesOf(people))('by a token of %s', async (person) => {
      const { errors } = await gateway.visitor().graphql(document, await goodInput(person), tokens.get(person));
      const isRefused = errors.some(({ extensions }) => extensions.code === 'FORBIDDEN');
      expect(isRefused).toBe(sessionOnly.includes(endpoint));
    });
  },
);
