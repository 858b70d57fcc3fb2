import { DatabaseNotEmpty, restore } from '../backup/restore.ts';
import { total } from '../backup/write-backup.ts';
import { operationCall } from '../program-command.ts';
import { type Operation, OperationProblem } from './operation.ts';

type Source = {
  path: string;
  /** Replaces the data that there is. */
  isReplacing: boolean;
  secrets: string[];
  /** A folder of the database, where that is on a disk of this machine. */
  databaseDir?: string | undefined;
};

/**
 * `restore`: puts the records of a backup into the database.
 * @throws OperationProblem on a database with data that is not to be replaced
 */
export async function restoreBackupFile({ path, ...options }: Source, { uri, say }: Operation): Promise<void> {
  const counts = await restore(uri, path, options).catch((error: unknown) => {
    if (!(error instanceof DatabaseNotEmpty)) throw error;
    const call = operationCall('restore', `${path} --replace`);
    throw new OperationProblem(`${error.message} To put the backup in their place: ${call}`);
  });
  say(`${total(counts)} records of ${Object.keys(counts).length} collections are back. Everybody signs in anew.`);
}
