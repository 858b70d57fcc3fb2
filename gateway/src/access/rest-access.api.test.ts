import type { StaffRole } from '@practice/contracts';
import type { Caller } from '@practice/tooling/testing/caller';
import { describe, expect, it } from 'vitest';
import { addressFor, everyone, type Person } from './access-case.ts';
import { accessGateway, refusalOf, strangers } from './access-gateway.ts';
import { followEntries, isAudited } from './audited.ts';
import { rest } from './cases/all.ts';

// Every REST route with everybody who may call it, everybody who may not, and bad input.
const { gateway, callerOf, inputsOf } = accessGateway();
const codeOf = (body: unknown) => (body as { code?: string } | undefined)?.code;

describe.each(Object.entries(rest))('%s', (endpoint, { people, good, bad, shows }) => {
  const [method = '', path = ''] = endpoint.split(' ');
  const goodInput = inputsOf(people, good, method !== 'GET');

  const audit = followEntries(endpoint);

  it.each(everyone)('to %s', async (person) => {
    const input = await goodInput(person);
    const caller = await callerFor(endpoint, person);
    const response = await audit.call(person, () => caller.send(method, addressFor(path, input), input.body));
    if (people.includes(person)) {
      expect(codeOf(response.body)).toBeUndefined();
      expect(response.status).toBeLessThan(300);
      shows?.(response.body, person);
    } else expect([response.status, codeOf(response.body)]).toEqual(refusalOf(person));
  });

  if (isAudited(endpoint)) it(`leaves ${audit.left} in the audit log`, audit.check);

  for (const { what, input, code } of bad) {
    const badInput = inputsOf(people, input, false);
    it(`refuses ${what}`, async () => {
      const person = people.at(-1) ?? 'admin';
      const found = await badInput(person);
      const body = found.body ?? (method === 'GET' || method === 'DELETE' ? undefined : {});
      const response = await callerOf(person).send(method, addressFor(path, found), body);
      expect(codeOf(response.body)).toBe(code);
      expect(response.body).toMatchObject({ message: expect.any(String), errors: expect.any(Array) });
    });

    it.each(strangers(people))(`says nothing of ${what} to %s`, async (person) => {
      const found = await badInput(person);
      const body = found.body ?? (method === 'GET' || method === 'DELETE' ? undefined : {});
      const response = await callerOf(person).send(method, addressFor(path, found), body);
      expect([response.status, codeOf(response.body)]).toEqual(refusalOf(person));
    });
  }
});

/** Signing out ends a session: not one that other cases use. Two calls end all but the one that asks. */
const endOthers = ['PUT /api/auth/password', 'DELETE /api/auth/sessions'];

async function callerFor(endpoint: string, person: Person): Promise<Caller> {
  if (endpoint === 'POST /api/auth/second-step') return halfIn(person === 'anonymous' ? 'user' : person);
  if (endpoint === 'POST /api/auth/passkey') return gateway.visitor();
  if (endOthers.includes(endpoint)) return callerOf(person);
  if (!endpoint.includes('/api/auth/') || person === 'anonymous') return callerOf(person);
  return gateway.login(person);
}

/** Somebody whose password was right. */
async function halfIn(role: StaffRole): Promise<Caller> {
  const { username, password } = gateway.accounts.find((account) => account.role === role) ?? {};
  const caller = gateway.visitor();
  expect(codeOf((await caller.post('/api/auth/login', { username, password })).body)).toBe('SECOND_STEP_REQUIRED');
  return caller;
}
