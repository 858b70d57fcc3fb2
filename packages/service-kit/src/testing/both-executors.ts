import { beforeEach, describe } from 'vitest';
import { type ListExecutor, setListExecutor } from '../embedded/list-executor.ts';

/** Runs the tests of a group twice: with queries as on any MongoDB, and as on the embedded database. */
export function describeByBoth(name: string, tests: () => void): void {
  describe.each<ListExecutor>(['database', 'memory'])(`${name}, with queries run by the %s`, (executor) => {
    beforeEach(() => setListExecutor(executor));
    tests();
  });
}
