import { beforeAll } from 'vitest';
import { liftGeneralLimit } from '../testing/lift-general-limit.ts';
import { type TestGateway, testGateway } from '../testing/test-gateway.ts';
import { everyone, type Given, given, type Person } from './access-case.ts';
import { createFixtures } from './fixtures.ts';

type Caller = ReturnType<TestGateway['visitor']>;

export type AccessGateway = {
  gateway: TestGateway;
  callerOf: (person: Person) => Caller;
  /**
   * The input of a case: each caller with the permission gets a new one, the others share one, as it has no effect.
   */
  inputsOf: <T>(people: readonly Person[], input: Given<T>) => (person: Person) => Promise<T>;
};

/** A gateway for the tests of a file, with a caller of each role who has signed in. */
export function accessGateway(): AccessGateway {
  const gateway = testGateway({
    remotes: { previews: () => [{ name: 'mf-public', live: '1.0.0', previews: ['2.0.0'] }] },
  });
  const fixtures = createFixtures(gateway);
  const callers = new Map<Person, Caller>();

  beforeAll(async () => {
    await liftGeneralLimit();
    for (const person of ['user', 'moderator', 'admin'] as const) callers.set(person, await gateway.login(person));
  });

  return {
    gateway,
    callerOf: (person) => (person === 'anonymous' ? gateway.visitor() : (callers.get(person) as Caller)),
    inputsOf<T>(people: readonly Person[], input: Given<T>) {
      let shared: Promise<T> | undefined;
      return (person: Person) => {
        if (people.includes(person)) return given(input, fixtures, person);
        shared ??= given(input, fixtures, people.at(-1) ?? 'admin');
        return shared;
      };
    },
  };
}

export const refusalOf = (person: Person) => (person === 'anonymous' ? [401, 'UNAUTHENTICATED'] : [403, 'FORBIDDEN']);

/** Callers without the permission: it is checked before the input. */
export function strangers(people: readonly Person[]): Person[] {
  return everyone.filter((person) => !people.includes(person));
}
