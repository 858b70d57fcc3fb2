import { expect, test } from 'vitest';
import { database } from '../database.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { collectionsHavePlainNames } from './2026-11-22-collections-have-plain-names.ts';
import { finishedJobsAreNotDue } from './2026-11-27-finished-jobs-are-not-due.ts';
import { moveCollection, rewriteDocuments } from './rewrite-documents.ts';

useTestDatabase([]);

const collection = (name: string) => database().collection<{ _id: string }>(name);
const all = (name: string) => collection(name).find().sort({ _id: 1 }).toArray();
const names = async () => (await database().listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);

test('the outbox and the cursors keep their documents under their new names, also when it runs again', async () => {
  await database().collection('event_cursors').deleteMany({});
  await collection('new_events').insertOne({ _id: 'e1', type: 'menu.changed', payload: { slug: 'ana' } } as never);
  await collection('event_places').insertOne({ _id: 'identity', place: 41, attempts: 2 } as never);
  await collection('limited_deeds').insertOne({ _id: 'login:192.0.2.1', deeds: ['a'] } as never);
  for (const _again of ['once', 'twice']) {
    await collectionsHavePlainNames.up();
    expect(await all('event_outbox')).toEqual([{ _id: 'e1', type: 'menu.changed', payload: { slug: 'ana' } }]);
    expect(await all('event_cursors')).toEqual([{ _id: 'identity', seq: 41, attempts: 2 }]);
    expect(await names()).not.toEqual(expect.arrayContaining(['new_events']));
    expect(await names()).not.toEqual(expect.arrayContaining(['event_places']));
    expect(await names()).not.toEqual(expect.arrayContaining(['limited_deeds']));
  }
  await database().collection('event_cursors').deleteMany({});
});

test('a job that has ended is not due any more, and the index of due jobs by state is gone', async () => {
  const jobs = collection('jobs');
  const runAt = new Date();
  await jobs.createIndex({ state: 1, kind: 1, runAt: 1 });
  await jobs.insertMany(['done', 'dead', 'queued', 'waiting'].map((state) => ({ _id: state, state, runAt }) as never));
  for (const _again of ['once', 'twice']) {
    await finishedJobsAreNotDue.up();
    expect(await all('jobs')).toEqual([
      { _id: 'dead', state: 'dead', runAt: null },
      { _id: 'done', state: 'done', runAt: null },
      { _id: 'queued', state: 'queued', runAt },
      { _id: 'waiting', state: 'waiting', runAt },
    ]);
    expect((await jobs.indexes()).map(({ name }) => name)).not.toContain('state_1_kind_1_runAt_1');
  }
  await jobs.deleteMany({});
});

test('an interrupted move continues, and leaves what is already in the new collection', async () => {
  await collection('old_rooms').insertMany(Array.from({ length: 1100 }, (_, index) => ({ _id: `r${index}`, size: 1 })));
  await collection('rooms').insertOne({ _id: 'r7', size: 2 } as never);
  await moveCollection('old_rooms', 'rooms');
  const rooms = (await all('rooms')) as unknown as { _id: string; size: number }[];
  expect(rooms).toHaveLength(1100);
  expect(rooms.find(({ _id }) => _id === 'r7')).toEqual({ _id: 'r7', size: 2 });
  expect(await names()).not.toContain('old_rooms');
});

test('only documents that match are rewritten', async () => {
  await collection('rooms').deleteMany({});
  await collection('rooms').insertMany([{ _id: 'a', width: 3 } as never, { _id: 'b', size: 4 } as never]);
  for (const _again of ['once', 'twice'])
    await rewriteDocuments('rooms', { width: { $exists: true } }, ({ width }) => ({ size: width }));
  expect(await all('rooms')).toEqual([
    { _id: 'a', size: 3 },
    { _id: 'b', size: 4 },
  ]);
});
