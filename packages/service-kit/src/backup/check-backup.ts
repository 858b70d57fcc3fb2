import type { Db } from 'mongodb';
import { withDatabase } from './back-up.ts';
import { BackupProblem } from './backup-problem.ts';
import { type Contents, ContentsCounter } from './digest.ts';
import { readBackup } from './read-backup.ts';
import { collectionNames, insertAll } from './restore.ts';

type Check = {
  /** Address of the database that was backed up; the scratch database is made beside it. */
  uri: string;
  path: string;
  secrets: readonly string[];
  /** Tells scratch databases of several checks apart; the same when a check is begun again. */
  id: string;
  /** `<service>/<name>` of the migrations that this version knows. */
  migrations: ReadonlySet<string>;
  signal?: AbortSignal;
  onProgress?: (documents: number) => void;
};

/**
 * Restores a backup into a scratch database, reads it back and compares: each collection has as many documents as were
 * backed up, with the same contents, and this version can work on them. The scratch database is removed in any case.
 * @returns how many documents there are
 * @throws BackupProblem when the backup is not as it should be
 */
export async function checkBackup(check: Check): Promise<number> {
  const { path, secrets, signal, onProgress } = check;
  return withDatabase(check.uri, async (client) => {
    const scratch = client.db(scratchName(client.db().databaseName, check.id));
    // What a check that was ended left.
    await scratch.dropDatabase();
    try {
      let written: Record<string, Contents> | undefined;
      const onContents = (contents: Record<string, Contents>) => {
        written = contents;
      };
      await insertAll(scratch, readBackup(path, { secrets, onContents }), (documents) => {
        signal?.throwIfAborted();
        onProgress?.(documents);
      });
      const restored = await readContents(scratch, signal);
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

async function readContents(db: Db, signal: AbortSignal | undefined): Promise<ContentsCounter> {
  const counter = new ContentsCounter();
  for (const name of await collectionNames(db)) {
    for await (const document of db.collection(name).find({}, { batchSize: 50, promoteValues: false })) {
      signal?.throwIfAborted();
      counter.add(name, document);
    }
  }
  return counter;
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
