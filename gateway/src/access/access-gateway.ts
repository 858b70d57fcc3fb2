import { randomUUID } from 'node:crypto';
import { OperationProblem } from '@practice/service-kit/operations/operation';
import { beforeAll } from 'vitest';
import type { Remotes } from '../remotes/load-remotes.ts';
import { liftGeneralLimit } from '../testing/lift-general-limit.ts';
import { type TestGateway, testGateway } from '../testing/test-gateway.ts';
import { everyone, type Given, given, type Person } from './access-case.ts';
import { createFixtures } from './fixtures.ts';

type Caller = ReturnType<TestGateway['visitor']>;

export type AccessGateway = {
  gateway: TestGateway;
  callerOf: (person: Person) => Caller;
  /** The inputs of a case's calls. A call without effect leaves its input to the next caller. */
  inputsOf: <T>(people: readonly Person[], input: Given<T>, isUsedUp: boolean) => (person: Person) => Promise<T>;
};

/** A remote with a preview, and a version that can be taken back as often as one likes. */
const accessRemotes: Partial<Remotes> = {
  list: () => [{ name: 'mf-public', version: '1.1.0', manifest: '/remotes/mf-public/mf-manifest.json', routes: [] }],
  previews: () => [{ name: 'mf-public', live: '1.1.0', previews: [{ version: '2.0.0', isPersonal: false }] }],
  rollBack(name, { from, by, action }) {
    if (from !== '1.1.0') throw new OperationProblem(`${name} ${from} is not live any more.`);
    return { id: randomUUID(), name, version: '1.0.0', by, action, at: new Date().toISOString() };
  },
};

/** A gateway for the tests of a file, with a caller of each role who has signed in. */
export function accessGateway(): AccessGateway {
  const gateway = testGateway({
    remotes: accessRemotes,
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
    inputsOf<T>(people: readonly Person[], input: Given<T>, isUsedUp: boolean) {
      const unused = new Map<Person, Promise<T>>();
      const strangersOwner = (isUsedUp ? people[0] : people.at(-1)) ?? 'admin';
      const isForAll = typeof input !== 'function' || input.length < 2;
      return (person: Person) => {
        const owner = people.includes(person) && !(isForAll && !isUsedUp) ? person : strangersOwner;
        const made = unused.get(owner) ?? given(input, fixtures, owner);
        if (isUsedUp && people.includes(person)) unused.clear();
        else unused.set(owner, made);
        return made;
      };
    },
  };
}

export const refusalOf = (person: Person) => (person === 'anonymous' ? [401, 'UNAUTHENTICATED'] : [403, 'FORBIDDEN']);

/** Callers without the permission: it is checked before the input. */
export function strangers(people: readonly Person[]): Person[] {
  return everyone.filter((person) => !people.includes(person));
}
