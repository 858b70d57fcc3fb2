import { rotateKey } from '../rotate-key/rotate-key.ts';
import { type Operation, OperationProblem } from './operation.ts';

/**
 * `rotate-key`: encrypts clinical text anew with `key`; `oldKeys`, separated by commas, read what is there. While the product
 * runs with the same keys, or when it does not.
 * @throws OperationProblem when texts are left that no key reads
 */
export async function encryptAgain(keys: { key: string; oldKeys: string }, { uri, say }: Operation): Promise<void> {
  const { rewritten, current, unreadable } = await rotateKey(uri, keys, (done) =>
    say(`${done.rewritten} records so far`),
  );
  say(`${rewritten} records are encrypted with the new key; ${current} texts already were.`);
  if (unreadable > 0) {
    throw new OperationProblem(`${unreadable} texts are of none of these keys and stay as they are. Keep their key.`);
  }
  say('FIELD_KEYS_OLD is needed no more, but for backups made until now.');
}
