import { stat } from 'node:fs/promises';
import { BSON, type Collection, type Db } from 'mongodb';
import { assertSpace, sizeOf, withDatabase } from './back-up.ts';
import { BackupProblem } from './backup-problem.ts';
import { type Contents, ContentsCounter } from './digest.ts';
import { readBackup } from './read-backup.ts';
import { hasChunks, readChunks, type StoredFile } from './read-chunks.ts';
import { collectionNames, insertAll } from './restore.ts';
import type { Line } from './write-backup.ts';

const BATCH = 200;

type Check = {
  /** Address of the database that was backed up; the scratch database is made beside it. */
  uri: string;
  path: string;
  secrets: readonly string[];
  /** Tells scratch databases of several checks apart; the same when a check is begun again. */
  id: string;
  /** `<service>/<name>` of the migrations that this version knows. */
  migrations: ReadonlySet<string>;
  /** A folder of the database, where that is on a disk of this machine. */
  databaseDir?: string | undefined;
  signal?: AbortSignal;
  /** Called with the part that is done, of 1. */
  onProgress?: (part: number) => void;
};

/**
 * Restores a backup into a scratch database, reads it back and compares: each collection has as many documents as were
 * backed up, with the same contents, and this version can work on them. The scratch database is removed in any case.
 * @returns how many documents there are
 * @throws BackupProblem when the backup is not as it should be; NoSpace before anything is written
 */
export async function checkBackup(check: Check): Promise<number> {
  const { path, secrets, signal, onProgress } = check;
  return withDatabase(check.uri, async (client) => {
    const scratch = client.db(scratchName(client.db().databaseName, check.id));
    // What a check that was ended left.
    await scratch.dropDatabase();
    if (check.databaseDir) await assertSpace(check.databaseDir, await sizeOf(client.db()));
    try {
      let written: Record<string, Contents> | undefined;
      const onContents = (contents: Record<string, Contents>) => {
        written = contents;
      };
      const { size } = await stat(path).catch(() => ({ size: 1 }));
      // Reading it back takes about as long as restoring it.
      const onRead = (bytes: number) => {
        signal?.throwIfAborted();
        onProgress?.(bytes / size / 2);
      };
      const noted: Noted = { filesOf: new Map(), bytes: 0 };
      await insertAll(scratch, note(readBackup(path, { secrets, onContents, onRead }), noted));
      const restored = await readContents(scratch, noted, (bytes) => {
        signal?.throwIfAborted();
        onProgress?.((1 + bytes / noted.bytes) / 2);
      });
      compare(written, restored.contents(), path);
      await assertKnown(scratch, check.migrations, path);
      return restored.documents;
    } finally {
      await scratch.dropDatabase();
    }
  });
}

/** Servers take names of up to 38 bytes everywhere. */
function scratchName(database: string, id: string): string {
  return `${database.slice(0, 8)}_check_${id}`.slice(0, 38);
}

/** The files of each collection of chunks, by their ids, and the bytes of all documents. */
type Noted = { filesOf: Map<string, Map<string, StoredFile>>; bytes: number };

/** Passes lines on, and notes to which files they belong: contents are read back file by file. */
async function* note(lines: AsyncIterable<Line>, noted: Noted): AsyncGenerator<Line> {
  for await (const line of lines) {
    const { collection, document } = line;
    noted.bytes += BSON.calculateObjectSize(document);
    if (hasChunks(collection)) {
      const files = noted.filesOf.get(collection) ?? new Map<string, StoredFile>();
      const id = String(document.files_id);
      files.set(id, { id: document.files_id, length: (files.get(id)?.length ?? 0) + document.data.length() });
      noted.filesOf.set(collection, files);
    }
    yield line;
  }
}

async function readContents(db: Db, { filesOf }: Noted, onRead: (bytes: number) => void): Promise<ContentsCounter> {
  const counter = new ContentsCounter();
  for (const name of await collectionNames(db)) {
    for await (const document of documentsOf(db.collection(name), filesOf.get(name))) {
      counter.add(name, document);
      onRead(counter.bytes);
    }
  }
  return counter;
}

async function* documentsOf(collection: Collection, files: Map<string, StoredFile> | undefined) {
  if (!files) yield* collection.find({}, { batchSize: BATCH, promoteValues: false });
  else for await (const { chunks } of readChunks(collection, files.values())) yield* chunks;
}

/** A backup of a version that wrote no contents says only that it is whole. */
function compare(written: Record<string, Contents> | undefined, restored: Record<string, Contents>, path: string) {
  if (!written) return;
  const names = new Set([...Object.keys(written), ...Object.keys(restored)]);
  for (const name of names) {
    const [before, after] = [written[name], restored[name]];
    if (before?.count !== after?.count || before?.digest !== after?.digest) {
      throw new BackupProblem(
        'differs',
        `${path} does not restore to what was backed up: ${name} has ${after?.count ?? 0} documents of ${before?.count ?? 0}.`,
      );
    }
  }
}

async function assertKnown(db: Db, migrations: ReadonlySet<string>, path: string): Promise<void> {
  const recorded = await db.collection<{ _id: string }>('migrations').find().toArray();
  const unknown = recorded.map(({ _id }) => _id).filter((id) => !migrations.has(id));
  if (unknown.length === 0) return;
  throw new BackupProblem('newer', `${path} is of a newer version of the product: it has ${unknown.join(', ')}.`);
}
