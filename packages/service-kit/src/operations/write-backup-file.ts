import { backUp } from '../backup/back-up.ts';
import { total } from '../backup/write-backup.ts';
import type { Operation } from './operation.ts';

/**
 * `backup`: writes a backup to `path`, while the product runs or when it does not, and says what else is to be kept.
 * @param keyPlace where FIELD_KEY lies: a file, or `the environment`
 */
export async function writeBackupFile(path: string, keyPlace: string, { uri, say }: Operation): Promise<void> {
  const counts = await backUp(uri, path);
  say(`${total(counts)} records of ${Object.keys(counts).length} collections are in ${path}`);
  say(`Keep FIELD_KEY of ${keyPlace} too, elsewhere: the clinical text of appointments is encrypted with it.`);
}
