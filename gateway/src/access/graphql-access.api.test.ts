import { describe, expect, it } from 'vitest';
import { everyone } from './access-case.ts';
import { accessGateway, refusalOf, strangers } from './access-gateway.ts';
import { followEntries, isAudited } from './audited.ts';
import { graphql } from './cases/all.ts';

// Every GraphQL field with everybody who may query it, everybody who may not, and bad input.
const { callerOf, inputsOf } = accessGateway();

describe.each(Object.entries(graphql))('%s', (endpoint, { document, people, good, bad, shows }) => {
  const goodInput = inputsOf(people, good, endpoint.startsWith('Mutation.'));
  const audit = followEntries(endpoint);

  it.each(everyone)('to %s', async (person) => {
    const variables = await goodInput(person);
    const { status, data, errors } = await audit.call(person, () => callerOf(person).graphql(document, variables));
    expect(status).toBe(200);
    if (people.includes(person)) {
      expect(errors).toEqual([]);
      shows?.(data, person);
    } else expect(errors[0]?.extensions.code).toBe(refusalOf(person)[1]);
  });

  if (isAudited(endpoint)) it(`leaves ${audit.left} in the audit log`, audit.check);

  for (const { what, input, code } of bad) {
    const badInput = inputsOf(people, input, false);
    it(`refuses ${what}`, async () => {
      const person = people.at(-1) ?? 'admin';
      const { errors } = await callerOf(person).graphql(document, await badInput(person));
      expect(errors[0]?.extensions).toMatchObject({ code, message: expect.any(String), errors: expect.any(Array) });
    });

    it.each(strangers(people))(`says nothing of ${what} to %s`, async (person) => {
      const { errors } = await callerOf(person).graphql(document, await badInput(person));
      const [error] = errors;
      // Refused by the public schema's own types and limits, before any function begins: then there is no path.
      if (error?.path !== undefined) expect(error.extensions.code).toBe(refusalOf(person)[1]);
      else expect(error?.extensions.code).toBe(code);
    });
  }
});
