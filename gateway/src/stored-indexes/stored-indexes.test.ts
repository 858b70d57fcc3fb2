import { readFileSync } from 'node:fs';
import { database, setListExecutor, startServices } from '@practice/service-kit';
import { useTestDatabase as withTestDatabase } from '@practice/service-kit/testing';
import type { IndexDescription } from 'mongodb';
import { expect, it } from 'vitest';
import { prepareSessions } from '../auth/session-store.ts';
import { createServices } from '../services.ts';
import { type Indexes, problemsOf, readIndexes } from './testing/read-indexes.ts';

/** Every index of every collection, each with the options that it has had, the newest last. */
const listed: Indexes = JSON.parse(readFileSync(new URL('indexes.json', import.meta.url), 'utf8'));
const services = createServices();

withTestDatabase(services);

/** Builds what a start on a MongoDB builds. */
async function start(): Promise<void> {
  setListExecutor('database');
  const runtime = await startServices(services, { withWork: false, watches: false });
  await runtime.stop();
  await prepareSessions();
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

it('every index is in indexes.json with its options', async () => {
  await start();
  expect(problemsOf(listed, await readIndexes())).toEqual([]);
});

it('an index with options of an earlier version gets those of today at a start', async () => {
  const former: [collection: string, IndexDescription][] = Object.entries(listed).flatMap(([collection, indexes]) =>
    Object.entries(indexes).flatMap(([key, options]) =>
      options.slice(0, -1).map((each): [string, IndexDescription] => [collection, { ...each, key: JSON.parse(key) }]),
    ),
  );
  expect(former.length).toBeGreaterThan(0);
  await start();
  for (const [collection, index] of former) {
    const today = (await database().collection(collection).indexes()).find(({ key }) => isSame(key, index.key));
    await database().collection(collection).dropIndex(String(today?.name));
    await database().collection(collection).createIndexes([index]);
    for (const { migrations = [] } of services) for (const { up } of migrations) await up();
    const sentence = `A start fails on ${collection} with ${JSON.stringify(index)}: write a migration that drops it`;
    await expect(start(), sentence).resolves.toBeUndefined();
    expect(problemsOf(listed, await readIndexes())).toEqual([]);
  }
});

it('a changed, a new and a missing index are each refused with what is to be done', () => {
  const before: Indexes = { jobs: { '{"doneAt":1}': [{ expireAfterSeconds: 60 }], '{"kind":1}': [{}] } };
  const now: Indexes = { jobs: { '{"doneAt":1}': [{ expireAfterSeconds: 90 }], '{"key":1}': [{ unique: true }] } };
  expect(problemsOf(before, now)).toEqual([
    'jobs {"doneAt":1} is {"expireAfterSeconds":60} in stored data and {"expireAfterSeconds":90} in the code: append the ' +
      'new options to its list in indexes.json, and write a migration that drops the index unless only its expiry differs.',
    'jobs {"kind":1} is not in the code any more: write a migration that drops it, and remove it from indexes.json.',
    'jobs {"key":1} is new: add it to indexes.json as [{"unique":true}].',
  ]);
});
