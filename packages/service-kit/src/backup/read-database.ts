import { BSON, type ClientSession, type Db, type MongoClient } from 'mongodb';
import { isDatabaseOfSecantus } from '../embedded/is-secantus.ts';
import { readChunks, type StoredFile } from './read-chunks.ts';
import type { Line } from './write-backup.ts';

const BATCH = 200;
const RECORDS = '.files';
const CHUNKS = '.chunks';
/** Said with each read: the driver leaves out that of the session where the address has a level of its own. */
const AS_OF_ONE_MOMENT = { level: 'snapshot' } as const;

/** A stored file: how many chunks it has, and its record as it is stored. */
type FileRecord = StoredFile & { chunks: number; raw: Uint8Array };

/**
 * The documents of collections, all as of one moment, but for the contents of stored files, which never change: those are
 * read after all else, of the files alone whose records are of that moment. So the moment has to be kept for as long as
 * the records take, whatever the files do. A file that is deleted before its contents are read is left out, with its record.
 */
export async function* readDatabase(client: MongoClient, names: readonly string[]): AsyncGenerator<Line> {
  const db = client.db();
  const buckets = names.filter((name) => name.endsWith(RECORDS)).map((name) => name.slice(0, -RECORDS.length));
  const ofFiles = new Set(buckets.flatMap((bucket) => [bucket + RECORDS, bucket + CHUNKS]));
  const files = new Map<string, FileRecord[]>();
  const session = await startReading(client);
  try {
    for (const bucket of buckets) files.set(bucket, await readRecords(db, bucket, session));
    for (const collection of names.filter((name) => !ofFiles.has(name))) {
      const cursor = db
        .collection(collection)
        .find({}, { session, readConcern: AS_OF_ONE_MOMENT, batchSize: BATCH, promoteValues: false });
      for await (const document of cursor) yield { collection, document };
    }
  } finally {
    if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
    await session.endSession();
  }
  for (const [bucket, records] of files) yield* readFiles(db, bucket, records);
}

/** A session whose reads are of one moment: MongoDB keeps it for five minutes. */
async function startReading(client: MongoClient): Promise<ClientSession> {
  if (!(await isDatabaseOfSecantus(client.db()))) return client.startSession({ snapshot: true });
  // SecantusDB accepts snapshot sessions but reads current data; its transactions last for as long as they are used.
  const session = client.startSession();
  session.startTransaction({ readConcern: AS_OF_ONE_MOMENT });
  return session;
}

/** Records are small and many: they stay as they came. */
async function readRecords(db: Db, bucket: string, session: ClientSession): Promise<FileRecord[]> {
  const cursor = db
    .collection(bucket + RECORDS)
    .find({}, { session, readConcern: AS_OF_ONE_MOMENT, batchSize: BATCH, raw: true });
  const records: FileRecord[] = [];
  for await (const document of cursor) {
    const raw = Uint8Array.from(document as unknown as Uint8Array);
    const { _id, length, chunkSize } = BSON.deserialize(raw);
    records.push({ id: _id, length, chunks: Math.ceil(length / chunkSize), raw });
  }
  return records;
}

async function* readFiles(db: Db, bucket: string, records: readonly FileRecord[]): AsyncGenerator<Line> {
  for await (const { files, chunks } of readChunks(db.collection(bucket + CHUNKS), records)) {
    const left = await withoutDeleted(db, bucket, files, chunks);
    const ids = new Set(left.map(({ id }) => String(id)));
    for (const document of chunks) {
      if (ids.has(String(document.files_id))) yield { collection: bucket + CHUNKS, document };
    }
    for (const { raw } of left) {
      yield { collection: bucket + RECORDS, document: BSON.deserialize(raw, { promoteValues: false }) };
    }
  }
}

/** One that lacks contents and still has its record was damaged before: it is kept as it is. */
async function withoutDeleted(
  db: Db,
  bucket: string,
  files: readonly FileRecord[],
  chunks: readonly BSON.Document[],
): Promise<FileRecord[]> {
  const counts = new Map<string, number>();
  for (const { files_id } of chunks) counts.set(String(files_id), (counts.get(String(files_id)) ?? 0) + 1);
  const lacking = files.filter((file) => (counts.get(String(file.id)) ?? 0) < file.chunks).map(({ id }) => id);
  if (lacking.length === 0) return [...files];
  const still = db.collection(bucket + RECORDS).find({ _id: { $in: lacking as never[] } }, { projection: { _id: 1 } });
  const damaged = new Set((await still.toArray()).map(({ _id }) => String(_id)));
  const deleted = new Set(lacking.map(String).filter((id) => !damaged.has(id)));
  return files.filter(({ id }) => !deleted.has(String(id)));
}
