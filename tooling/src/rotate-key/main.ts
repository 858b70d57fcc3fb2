import { rotateKey } from '@practice/service-kit/rotate-key';
import { onDatabase, reportFailures } from '../backup/on-database.ts';
import { loadDotEnv, readEnv } from '../start/env.ts';
import { provideSecrets } from '../start/secrets.ts';
import { logProgress } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';

/**
 * `npm run rotate-key`: encrypts clinical text anew with FIELD_KEY; FIELD_KEYS_OLD reads what is there. While the product
 * runs with the same keys, or when it does not.
 */
export async function runRotateKey(): Promise<void> {
  await reportFailures(async () => {
    loadDotEnv();
    const env = readEnv(process.env);
    const oldKeys = process.env.FIELD_KEYS_OLD ?? '';
    if (!env.FIELD_KEY || oldKeys === '') {
      throw new UserFacingError(
        'Set the new key as FIELD_KEY and the one until now as FIELD_KEYS_OLD, in .env for example, and start the ' +
          'product with both before this; docs/operations.md says how.',
      );
    }
    const { FIELD_KEY: key } = provideSecrets(env);
    const { rewritten, current, unreadable } = await onDatabase(env, (uri) =>
      rotateKey(uri, { key, oldKeys }, (done) => logProgress(`${done.rewritten} records so far`)),
    );
    logProgress(`${rewritten} records are encrypted with the new key; ${current} texts already were.`);
    if (unreadable > 0) {
      throw new UserFacingError(`${unreadable} texts are of none of these keys and stay as they are. Keep their key.`);
    }
    logProgress('FIELD_KEYS_OLD is needed no more, but for backups made until now.');
  });
}
