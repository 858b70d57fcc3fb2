import type { BSON, Collection } from 'mongodb';
import { untilAvailable } from '../until-available.ts';

/** So many bytes of files are in memory at once; a file that has more is alone. */
const GROUP_BYTES = 2 * 1024 * 1024;
/** A reply of the database has no more chunks, of a quarter of a megabyte each. */
const BATCH = 32;

/** A stored file, by the id that its chunks name, and its bytes. */
export type StoredFile = { id: unknown; length: number };

/** Whether a collection has the contents of stored files. */
export function hasChunks(collection: string): boolean {
  return collection.endsWith('.chunks');
}

/**
 * Reads the contents of stored files from a collection of chunks, some files at a time, each time anew: an election or a
 * restart of the database in between costs some seconds.
 */
export async function* readChunks<File extends StoredFile>(
  collection: Collection,
  files: Iterable<File>,
): AsyncGenerator<{ files: File[]; chunks: BSON.Document[] }> {
  const read = (group: File[]) => {
    const filter = { files_id: { $in: group.map(({ id }) => id) } };
    const chunks = untilAvailable(() => collection.find(filter, { batchSize: BATCH, promoteValues: false }).toArray());
    // Thrown where it is awaited, unless nothing awaits it any more.
    chunks.catch(() => undefined);
    return chunks;
  };
  let ahead: { files: File[]; chunks: ReturnType<typeof read> } | undefined;
  for (const group of groupsOf(files)) {
    // The database reads the next while these are written.
    const current = ahead;
    ahead = { files: group, chunks: read(group) };
    if (current) yield { files: current.files, chunks: await current.chunks };
  }
  if (ahead) yield { files: ahead.files, chunks: await ahead.chunks };
}

function* groupsOf<File extends StoredFile>(files: Iterable<File>): Generator<File[]> {
  let group: File[] = [];
  let bytes = 0;
  for (const file of files) {
    if (bytes > 0 && bytes + file.length > GROUP_BYTES) {
      yield group;
      [group, bytes] = [[], 0];
    }
    group.push(file);
    bytes += file.length;
  }
  if (group.length > 0) yield group;
}
