import type { Caller } from '@practice/tooling/testing/caller';
import { beforeAll, describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { changes, readState, restoreState } from './database-state.ts';
import { parityCases } from './parity-cases.ts';
import { recordParityCases } from './record-parity-cases.ts';
import { createWorld } from './world.ts';

// The same request through both endpoints leaves the same records and gives the same code (conventions, 23).
const gateway = testGateway();
const world = createWorld(gateway);
let admin: Caller;
beforeAll(async () => {
  admin = await gateway.login('admin');
});

type Outcome = { code: string | undefined; fields: string[] | undefined; left: Record<string, unknown[]> };
type Refusal = { code?: string; errors?: { field: string }[] };

/** Sends a request, reads what it left, and takes that back. */
async function outcomeOf(send: () => Promise<Refusal | undefined>): Promise<Outcome> {
  const before = await readState();
  const refusal = await send();
  const left = changes(before, await readState());
  await restoreState(before);
  return { code: refusal?.code, fields: refusal?.errors?.map(({ field }) => field).sort(), left };
}

describe.each([...parityCases, ...recordParityCases])('$what', ({ as, prepare, rest, graphql, code, leaves }) => {
  it(`${code ? `is refused with ${code}` : 'is done'} through either endpoint`, async () => {
    const input = await prepare(world);
    const caller = () => (as === 'admin' ? admin : gateway.visitor());
    const { method, path, body } = rest(input);
    const byRest = await outcomeOf(async () => {
      const response = await caller().send(method, path, body);
      return response.status < 400 ? undefined : (response.body as Refusal);
    });
    const byGraphQL = await outcomeOf(async () => {
      const { errors } = await caller().graphql(graphql.document, graphql.variables(input));
      return errors[0]?.extensions as Refusal | undefined;
    });
    expect(byGraphQL).toEqual(byRest);
    expect(byRest.code).toBe(code);
    expect(Object.keys(byRest.left)).toEqual(expect.arrayContaining(leaves));
    if (leaves.length === 0) expect(byRest.left).toEqual({});
  });
});
