import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../..');
const script = readFileSync(join(root, 'deploy/make-replica-set.js'), 'utf8');
const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });

class Quit extends Error {}

type Member = { isAway?: boolean; setName?: string };

/** Runs the script of the container as mongosh would, on members that agree to a set when all of them are there and new. */
function run(members: Record<string, Member>, { electionMs = 12_000 } = {}) {
  let now = 0;
  let electedAt = Number.POSITIVE_INFINITY;
  const all = Object.values(members);
  const initiated: unknown[] = [];
  const elect = () => {
    const present = all.filter(({ isAway, setName }) => !isAway && setName);
    if (present.length > all.length / 2) electedAt = Math.min(electedAt, now + electionMs);
  };
  const connect = (uri: string) => {
    elect();
    expect(uri).toMatch(/^mongodb:\/\/practice:a-password@.*[?&]authSource=admin/);
    const [hosts = ''] = uri.replace('mongodb://practice:a-password@', '').split('/');
    if (uri.includes('replicaSet=rs0')) {
      expect(hosts.split(',')).toHaveLength(all.length);
      now += 5000;
      if (now < electedAt) throw new Error('Server selection timed out');
      return { hello: () => ({ isWritablePrimary: true }) };
    }
    const member = members[hosts.replace(':27017', '')];
    if (!member || member.isAway) throw new Error('ECONNREFUSED');
    return {
      hello: () => member,
      runCommand(command: { replSetInitiate: { _id: string } }) {
        initiated.push(command.replSetInitiate);
        if (all.some(({ isAway, setName }) => isAway || setName)) throw new Error('quorum check failed');
        for (const each of all) each.setName = command.replSetInitiate._id;
      },
    };
  };
  const said: string[] = [];
  let code = 0;
  try {
    runInNewContext(script, {
      connect,
      print: (line: string) => said.push(line),
      sleep: (ms: number) => {
        now += ms;
      },
      quit: (given: number) => {
        code = given;
        throw new Quit();
      },
      Date: { now: () => now },
      process: { env: { MONGODB_PASSWORD: 'a-password' } },
    });
  } catch (error) {
    if (!(error instanceof Quit)) throw error;
  }
  return { code, initiated, said };
}

const names = Object.keys(compose.services).filter((name) => /^mongo-/.test(name));
const three = (change: Record<string, Member> = {}) =>
  Object.fromEntries(names.map((name): [string, Member] => [name, { ...change[name] }]));
const inSet = { setName: 'rs0' };

test('three new members become one set, once', () => {
  const { code, initiated } = run(three());
  expect(code).toBe(0);
  const members = names.map((name, _id) => ({ _id, host: `${name}:27017` }));
  expect(initiated).toEqual([{ _id: 'rs0', members }]);
});

test.each(names)('a set goes on without %s, whichever that is', (away) => {
  const members = three({ ...Object.fromEntries(names.map((name) => [name, inSet])), [away]: { isAway: true } });
  expect(run(members)).toMatchObject({ code: 0, initiated: [] });
});

test.each(names)('a set of which %s has lost its data stays the set that it is', (lost) => {
  const members = three({ ...Object.fromEntries(names.map((name) => [name, inSet])), [lost]: {} });
  expect(run(members).code).toBe(0);
  expect(members[lost]?.setName).toBeUndefined();
});

test('a set without a majority is an end with a sentence, and no new set is made of the rest', () => {
  const members = three({ 'mongo-2': { ...inSet, isAway: true }, 'mongo-3': { ...inSet, isAway: true } });
  const { code, said } = run(members);
  expect(code).toBe(1);
  expect(said.at(-1)).toBe('The replica set has no primary after two minutes.');
  expect(members['mongo-1']?.setName).toBeUndefined();
});

test('the container has mongosh run that script', () => {
  const { command, volumes } = compose.services['replica-set'];
  expect(command).toEqual(['mongosh', '--quiet', '--nodb', '/make-replica-set.js']);
  expect(volumes).toEqual(['./deploy/make-replica-set.js:/make-replica-set.js:ro']);
});
