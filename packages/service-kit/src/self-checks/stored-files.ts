import type { SelfCheckFault } from '@practice/contracts';
import { Types } from 'mongoose';
import { database } from '../database.ts';
import type { SelfCheck } from './self-check.ts';

const STEP = 100;
/** Chunks are written before their file: this long they may be without one. */
const UPLOAD_MS = 3_600_000;

type StoredFile = { _id: Types.ObjectId; length: number; chunkSize: number; filename?: string };
type Chunk = { files_id: Types.ObjectId };

/**
 * Whether each file of a bucket of the database's file store has all of its chunks, and each chunk a file. `recordsOf` says
 * where the back office shows some files, by their names.
 */
export function storedFiles(
  bucket: string,
  recordsOf?: (names: string[]) => Promise<Map<string, SelfCheckFault['records']>>,
): SelfCheck {
  return async (position) => {
    // Files have ids of one kind, and are few beside their chunks: all of their ids fit into memory.
    const skipped = Number(position ?? 0);
    const files = await database()
      .collection<StoredFile>(`${bucket}.files`)
      .find({}, { projection: { length: 1, chunkSize: 1, filename: 1 } })
      .sort({ _id: 1 })
      .toArray();
    const chunks = database().collection<Chunk>(`${bucket}.chunks`);
    const part = files.slice(skipped, skipped + STEP);
    const counts = await countChunks(part.map(({ _id }) => _id));
    const broken = part.filter((file) => (counts.get(String(file._id)) ?? 0) !== chunksOf(file));
    const records = (await recordsOf?.(broken.map(({ filename = '' }) => filename))) ?? new Map();
    const faults = broken.map(({ _id, filename = '' }) => ({
      id: `${bucket}:${_id}`,
      sentence: 'Bir dosyanın içeriği eksik: parçalarından bazıları yok.',
      records: records.get(filename) ?? [],
    }));
    if (skipped + STEP < files.length) return { checked: part.length, faults, next: String(skipped + STEP) };
    return { checked: part.length, faults: [...faults, ...(await orphans())], next: null };

    async function countChunks(ids: Types.ObjectId[]): Promise<Map<string, number>> {
      // With `_id`, which the index does not have, the database would read every content for it.
      const ofIndex = { projection: { _id: 0, files_id: 1 } };
      const found = await chunks.find({ files_id: { $in: ids } }, ofIndex).toArray();
      const counted = new Map<string, number>();
      for (const { files_id } of found) counted.set(String(files_id), (counted.get(String(files_id)) ?? 0) + 1);
      return counted;
    }

    /** Going through all chunks takes long: only when there are more than the files have. */
    async function orphans(): Promise<SelfCheckFault[]> {
      const expected = files.reduce((sum, file) => sum + chunksOf(file), 0);
      if ((await chunks.estimatedDocumentCount()) === expected) return [];
      const known = new Set(files.map(({ _id }) => String(_id)));
      const named = (await chunks.distinct('files_id')).map(String);
      return named
        .filter((id) => !known.has(id) && Date.now() - new Types.ObjectId(id).getTimestamp().getTime() > UPLOAD_MS)
        .map((id) => ({ id: `${bucket}.chunks:${id}`, sentence: 'Dosyası olmayan bir içerik kalmış.', records: [] }));
    }
  };
}

function chunksOf({ length, chunkSize }: StoredFile): number {
  return Math.ceil(length / chunkSize);
}
