import type { RemoteChange } from '@practice/contracts';
import { database } from '@practice/service-kit';
import { OperationProblem } from '@practice/service-kit/operations/operation';
import { beforeEach, expect, it } from 'vitest';
import { testGateway } from '../../testing/test-gateway.ts';
import { takeBackFailing } from './failure-keeper.ts';
import { RemoteFailures } from './remote-failures.ts';

const gateway = testGateway();
const MINUTE = 60_000;
const live = { version: '2.0.0', manifest: '/remotes/mf-public/2.0.0/mf-manifest.json', routes: ['/*'] };
let rolledBack: string[] = [];
let change: RemoteChange;
let listed: string;
beforeEach(async () => {
  [rolledBack, listed] = [[], '2.0.0'];
  change = { id: 'c', name: 'mf-public', version: '2.0.0', action: 'published', by: 'ayse', at: minutesAgo(30) };
  await database().collection('remote_failures').deleteMany({});
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();
const remotes = {
  list: () => [{ ...live, name: 'mf-public' }],
  historyOf: () => ({ change, version: listed, previous: '1.0.0 at https://cdn.example', previousVersion: '1.0.0' }),
  rollBack(name: string, { from, action }: { from: string; action: RemoteChange['action'] }) {
    if (rolledBack.length > 0) throw new OperationProblem(`${name} ${from} is not live any more.`);
    rolledBack.push(`${name} ${from} ${action}`);
    return change;
  },
};
const failed = (version: string, minutes: number, browser: number) =>
  database()
    .collection('remote_failures')
    .insertOne({ name: 'mf-public', version, minute: new Date(minutesAgo(minutes)), server: 0, browser });
const look = () => takeBackFailing({ remotes, failures: new RemoteFailures() });

it('a new version that fails far more than the one before it is rolled back, by one of several gateways', async () => {
  gateway.expectError('a new version failed too often and was rolled back');
  const failures = new RemoteFailures();
  failures.add({ name: 'mf-public', version: '2.0.0', where: 'browser' }, 20);
  await takeBackFailing({ remotes, failures });
  await look();
  expect(rolledBack).toEqual(['mf-public 2.0.0 rolled-back-by-failures']);
});

it.each<[string, () => unknown]>([
  ['has failed 19 times', () => failed('2.0.0', 1, 19)],
  ['failed more than ten minutes ago', () => failed('2.0.0', 12, 50)],
  [
    'fails less than three times as often as the one before',
    () => Promise.all([failed('2.0.0', 1, 20), failed('1.0.0', 40, 60)]),
  ],
  [
    'has been live for more than a day',
    () => {
      change = { ...change, at: minutesAgo(25 * 60) };
      return failed('2.0.0', 1, 50);
    },
  ],
  [
    'is not the one of the list, whose files are gone',
    () => {
      listed = '3.0.0';
      return failed('2.0.0', 1, 50);
    },
  ],
  [
    'is live by a roll back',
    () => {
      change = { ...change, action: 'rolled-back' };
      return failed('2.0.0', 1, 50);
    },
  ],
])('a version stays live that %s', async (_, prepare) => {
  await prepare();
  await look();
  expect(rolledBack).toEqual([]);
});
