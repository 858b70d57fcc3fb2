import { UserFacingError } from '../terminal/user-facing-error.ts';

/**
 * What to know of SecantusDB at each start: that its author says not to put production data there yet, and the command that
 * moves the data to MongoDB; a mongod of this machine is named.
 * @param searchPath folders in which mongod is looked for, as in PATH
 */
export async function trialNotes(searchPath: string): Promise<string[]> {
  // Loaded here: it brings the driver, which takes a tenth of a second.
  const { findMongod } = await import('./mongod.ts');
  const better = await findMongod({ searchPath, engineDir: '', onProgress: () => {} }).catch(() => undefined);
  return [
    'A trial database: its author says not to put production data there yet. ' +
      `Move with: npm run move-database -- --to ${better ? 'mongod' : 'download'}`,
    ...(better ? [`This machine has a better one: ${better.title}.`] : []),
  ];
}

/** @throws UserFacingError for SecantusDB in production, unless it is allowed by a second word */
export function assertTrialAllowed(env: {
  NODE_ENV: string;
  EMBEDDED_DATABASE?: string | undefined;
  MONGODB_URI?: string | undefined;
  ALLOW_TRIAL_DATABASE?: string | undefined;
}): void {
  const isTrial = env.EMBEDDED_DATABASE === 'secantus' && !env.MONGODB_URI;
  if (env.NODE_ENV !== 'production' || !isTrial || env.ALLOW_TRIAL_DATABASE === 'true') return;
  throw new UserFacingError(
    'SecantusDB is a trial database, whose author says not to put production data there yet. Set EMBEDDED_DATABASE to mongod ' +
      'or download, or MONGODB_URI; data that is here already moves with npm run move-database -- --to download. To run on it in ' +
      'production all the same, set ALLOW_TRIAL_DATABASE=true.',
  );
}
