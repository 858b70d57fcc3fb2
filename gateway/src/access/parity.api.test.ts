import type { Caller } from '@practice/tooling/testing/caller';
import { beforeAll, describe, expect, it } from 'vitest';
import { liftGeneralLimit } from '../testing/lift-general-limit.ts';
import { testGateway } from '../testing/test-gateway.ts';
import { addressFor, given } from './access-case.ts';
import { mutations } from './cases/all.ts';
import { changes, readState, restoreState, type State } from './database-state.ts';
import { createFixtures } from './fixtures.ts';
import { documentOf, restInputOf, variablesOf } from './mutation-calls.ts';
import type { MutationCase } from './mutation-case.ts';

// The same call through REST and GraphQL leaves the same records and gives the same code and fields.
const gateway = testGateway();
const fixtures = createFixtures(gateway);
let admin: Caller;
beforeAll(async () => {
  await liftGeneralLimit();
  admin = await gateway.login('admin');
});

type Refusal = { code?: string; errors?: { field: string }[] };
type Outcome = { code: string | undefined; fields: string[] | undefined; left: Record<string, unknown[]> };

/** Sends a request, reads what it left, and takes that back. */
async function outcomeOf(before: State, send: () => Promise<Refusal | undefined>): Promise<Outcome> {
  const refusal = await send();
  const after = await readState();
  const left = changes(before, after);
  if (Object.keys(left).length > 0) await restoreState(before, after);
  return { code: refusal?.code, fields: refusal?.errors?.map(({ field }) => field).sort(), left };
}

describe.each(Object.entries(mutations))('%s', (name, { route, people, random = [], ...row }) => {
  it.each(callsOf(row))('$what', async ({ input, code, leaves }) => {
    const person = people.includes('anonymous') ? 'anonymous' : 'admin';
    const caller = () => (person === 'anonymous' ? gateway.visitor() : admin);
    const fields = await given(input, fixtures, person);
    const before = await readState();
    const byRest = await outcomeOf(before, async () => {
      const [method = '', path = ''] = route.split(' ');
      const call = restInputOf(route, fields);
      const body = call.body ?? (method === 'DELETE' ? undefined : {});
      const response = await caller().send(method, addressFor(path, call), body);
      return response.status < 400 ? undefined : (response.body as Refusal);
    });
    const byGraphQL = await outcomeOf(before, async () => {
      const { errors } = await caller().graphql(documentOf(name), variablesOf(name, fields));
      return errors[0]?.extensions as Refusal | undefined;
    });
    expect(without(random, byGraphQL)).toEqual(without(random, byRest));
    expect(byRest.code).toBe(code);
    const changed = Object.keys(byRest.left);
    expect(changed).toEqual(code ? leaves : expect.arrayContaining(leaves));
  });
});

function callsOf({ good, leaves, alsoGood = [], bad }: Omit<MutationCase, 'route' | 'people'>) {
  return [
    { what: 'is done', input: good, code: undefined, leaves },
    ...alsoGood.map((each) => ({
      ...each,
      what: `is done: ${each.what}`,
      code: undefined,
      leaves: each.leaves ?? leaves,
    })),
    ...bad.map((each) => ({ ...each, what: `refuses ${each.what}`, leaves: each.leaves ?? [] })),
  ];
}

/** An outcome without the values that are never the same twice. */
function without(random: string[], outcome: Outcome): unknown {
  const text = JSON.stringify(outcome, (key, value) => (random.includes(key) ? '<random>' : value));
  return JSON.parse(text);
}
