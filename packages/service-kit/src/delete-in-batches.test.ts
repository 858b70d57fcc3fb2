import { beforeEach, expect, it } from 'vitest';
import { database } from './database.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { createCollection } from './prepare-collections.ts';
import { useTestDatabase } from './testing/index.ts';
import type { ClientSession } from './transaction.ts';

useTestDatabase([]);
const OLD = 41;
const SIZE = { batchSize: 20 };
const lines = () => database().collection('lines');
const notes = () => database().collection('notes');

beforeEach(async () => {
  await createCollection('notes');
  await lines().insertMany(Array.from({ length: OLD + 2 }, (_, number) => ({ isOld: number < OLD })));
});

const withNote = {
  ...SIZE,
  withLast: (session: ClientSession) => notes().insertOne({ of: 'all' }, { session }),
};

/** How many documents each command deleted. */
async function deletedBy(work: () => Promise<unknown>): Promise<number[]> {
  const { client } = database();
  const counts: number[] = [];
  const note = ({ commandName, reply }: { commandName: string; reply: { n?: number } }) => {
    if (commandName === 'delete') counts.push(reply.n ?? 0);
  };
  client.on('commandSucceeded', note);
  await work().finally(() => client.off('commandSucceeded', note));
  return counts;
}

it('what matches is deleted in batches, and the last of it with what is written about all', async () => {
  let deleted = 0;
  const work = async () => {
    deleted = await deleteInBatches('lines', { isOld: true }, withNote);
  };
  expect(await deletedBy(work)).toEqual([20, 20, 1]);
  expect([deleted, await lines().countDocuments(), await notes().countDocuments()]).toEqual([OLD, 2, 1]);
  expect(await deleteInBatches('lines', { isOld: true }, withNote)).toBe(0);
  expect(await notes().countDocuments()).toBe(1);
});

it('one that is ended in the middle is done by the next', async () => {
  const ended = deleteInBatches(
    'lines',
    { isOld: true },
    { ...SIZE, withLast: () => Promise.reject(new Error('killed')) },
  );
  await expect(ended).rejects.toThrow('killed');
  expect(await lines().countDocuments()).toBe(3);
  expect(await deleteInBatches('lines', { isOld: true }, withNote)).toBe(1);
  expect(await notes().countDocuments()).toBe(1);
});
