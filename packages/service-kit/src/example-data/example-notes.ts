import type { ClientSession } from 'mongoose';
import { database } from '../database.ts';
import { prepareCollection } from '../prepare-collections.ts';
import { digestOf } from './digest-of.ts';
import type { ExampleKind, StoredExample } from './example-kind.ts';

/** That a record was made for the demonstration, and what it said then. */
type ExampleNote = { collection: string; record: unknown; digest: string; at: Date };
type Described = Pick<ExampleKind, 'model' | 'read'>;

export function exampleNotes() {
  return database().collection<ExampleNote>('example_records');
}

export async function prepareExampleNotes(): Promise<void> {
  await prepareCollection('example_records', [{ key: { collection: 1, record: 1 }, unique: true }]);
}

/** Notes records as example data, in the transaction that makes them; `records` are their ids as they are stored. */
export async function noteExamples(
  session: ClientSession,
  { model, read }: Described,
  records: readonly unknown[],
): Promise<void> {
  const stored: StoredExample[] = await model.find({ _id: { $in: records } }, null, { session }).lean();
  if (stored.length === 0) return;
  const [collection, at] = [model.collection.name, new Date()];
  const notes = stored.map((each) => ({ collection, record: each._id, digest: digestOf(read(each).says), at }));
  await exampleNotes().insertMany(notes, { session });
}

export type NotedExample = { id: string; stored: StoredExample; name: string; isEdited: boolean };

/** The noted records of a kind that are still there, as they are now; those of `records` alone when given. */
export async function readExamples(
  { model, read }: Described,
  { session, records }: { session?: ClientSession; records?: readonly unknown[] } = {},
): Promise<NotedExample[]> {
  const options = session ? { session } : {};
  const noted = { collection: model.collection.name, ...(records ? { record: { $in: records } } : {}) };
  const notes = await exampleNotes().find(noted, options).toArray();
  if (notes.length === 0) return [];
  const digests = new Map(notes.map(({ record, digest }) => [String(record), digest]));
  const ids = notes.map(({ record }) => record);
  const found: StoredExample[] = await model.find({ _id: { $in: ids } }, null, options).lean();
  return found.map((stored) => {
    const id = String(stored._id);
    const { name, says } = read(stored);
    return { id, stored, name, isEdited: digests.get(id) !== digestOf(says) };
  });
}

/** Forgets that records were example data: they are gone. */
export async function forgetExamples(
  session: ClientSession,
  { model }: Pick<ExampleKind, 'model'>,
  records: readonly unknown[],
): Promise<void> {
  await exampleNotes().deleteMany({ collection: model.collection.name, record: { $in: records } }, { session });
}

/** Forgets those that somebody has deleted: all but `there`. */
export async function forgetDeletedExamples(
  { model }: Pick<ExampleKind, 'model'>,
  there: readonly NotedExample[],
): Promise<void> {
  const record = { $nin: there.map(({ stored }) => stored._id) };
  await exampleNotes().deleteMany({ collection: model.collection.name, record });
}
