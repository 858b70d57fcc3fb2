import { encryptAgain } from '@practice/service-kit/operations/encrypt-again';
import { onDatabase, operationOn, reportFailures } from '../backup/on-database.ts';
import { loadDotEnv, readEnv } from '../start/env.ts';
import { provideSecrets } from '../start/secrets.ts';
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
    await onDatabase(env, (uri) => encryptAgain({ key, oldKeys }, operationOn(uri)));
  });
}
