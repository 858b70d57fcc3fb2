import { type Contents, ContentsCounter } from '@practice/service-kit/backup/digest';
import { collectionNames, insertAll } from '@practice/service-kit/backup/restore';
import { UNFINISHED_COPY } from '@practice/service-kit/given-database';
import type { Db } from 'mongodb';
import { UserFacingError } from '../terminal/user-facing-error.ts';

/** Pieces of files have a quarter of a megabyte each. */
const BATCH = 50;
/** What each collection holds, by its name. */
export type ContentsByName = Record<string, Contents>;

/**
 * Copies every collection of a database into an empty one, then reads all of it back. Users and indexes are not copied: the
 * product makes its indexes when it starts.
 * @param onProgress called with the number of documents copied so far; first with 0, when the other one is marked as unfinished
 * @returns what was read and what has arrived
 */
export async function copyDatabase(
  from: Db,
  to: Db,
  onProgress: (documents: number) => void,
): Promise<{ before: ContentsByName; after: ContentsByName }> {
  await to.createCollection(UNFINISHED_COPY);
  onProgress(0);
  const before = new ContentsCounter();
  const names = await collectionNames(from);
  await insertAll(to, documentsOf(from, names, before, onProgress));
  const after = new ContentsCounter();
  for await (const _ of documentsOf(to, await collectionNames(to), after));
  const empty = names.map((name): [string, Contents] => [name, { count: 0, digest: '0' }]);
  return { before: { ...Object.fromEntries(empty), ...before.contents() }, after: after.contents() };
}

/** The copy is complete: from here on the product may start on it. */
export async function finishCopy(to: Db): Promise<void> {
  await to.dropCollection(UNFINISHED_COPY);
}

/**
 * Throws away what an interrupted copy has left in a database.
 * @throws UserFacingError when it has documents of anything else
 */
export async function assertEmpty(db: Db): Promise<void> {
  const names = await collectionNames(db);
  if (names.includes(UNFINISHED_COPY)) {
    // The mark is the last one: when this is interrupted, too, the rest still is to go.
    for (const name of names.filter((each) => each !== UNFINISHED_COPY)) await db.dropCollection(name);
    await finishCopy(db);
    return;
  }
  const found = await Promise.all(names.map((name) => db.collection(name).findOne()));
  const full = names.filter((_, index) => found[index]);
  if (full.length === 0) return;
  throw new UserFacingError(
    `The database "${db.databaseName}" there is not empty: it has ${full.sort().slice(0, 3).join(', ')}${full.length > 3 ? ' …' : ''}. ` +
      'Name another one in the address, or empty it. Nothing was changed.',
  );
}

async function* documentsOf(
  db: Db,
  names: string[],
  counter: ContentsCounter,
  onRead: (documents: number) => void = () => {},
) {
  for (const collection of names.sort()) {
    for await (const document of db.collection(collection).find({}, { batchSize: BATCH, promoteValues: false })) {
      counter.add(collection, document);
      onRead(counter.documents);
      yield { collection, document };
    }
  }
}
