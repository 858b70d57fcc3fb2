import { withDatabase } from '../backup/back-up.ts';
import { setFieldKeys } from '../field-encryption.ts';
import { type Rotated, rotateFieldKey } from './rotate-field-key.ts';

type Keys = { key: string; oldKeys: string };

/** Encrypts the texts of a database anew with `key`; `oldKeys`, separated by commas, read them. */
export function rotateKey(
  uri: string,
  { key, oldKeys }: Keys,
  onProgress: (rotated: Rotated) => void,
): Promise<Rotated> {
  setFieldKeys(key, oldKeys);
  return withDatabase(uri, (client) => rotateFieldKey(client.db(), { onProgress }));
}
