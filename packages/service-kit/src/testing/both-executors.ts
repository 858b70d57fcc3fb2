import { beforeEach, describe } from 'vitest';
import { type ListExecutor, setListExecutor } from '../embedded/list-executor.ts';

/** Chooses what the run asks for: with LIST_EXECUTOR=database every test queries as on any MongoDB. */
export const chooseExecutor = () => setListExecutor(process.env.LIST_EXECUTOR as ListExecutor | undefined);

/** Runs the tests of a group twice: with queries as on any MongoDB, and as on the embedded database. */
export function describeByBoth(name: string, tests: () => void): void {
  describe.each<ListExecutor>(['database', 'memory'])(`${name}, with queries run by the %s`, (executor) => {
    beforeEach(() => setListExecutor(executor));
    tests();
  });
}
