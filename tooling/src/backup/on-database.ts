import { toBackupProblem } from '@practice/service-kit/backup/backup-problem';
import { type Operation, OperationProblem } from '@practice/service-kit/operations/operation';
import { startDatabase } from '../database/index.ts';
import type { StartEnv } from '../start/env.ts';
import { readRunning } from '../start/running-file.ts';
import { logFailure, logProgress } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';

/**
 * Works on the product's database: the one of MONGODB_URI, that of the product that runs on the data folder, else the
 * embedded one, for as long as the work takes.
 */
export async function onDatabase<Result>(env: StartEnv, work: (uri: string) => Promise<Result>): Promise<Result> {
  const running = env.MONGODB_URI ?? (await readRunning(env.DATA_DIR))?.mongodbUri;
  return running ? work(running) : onOwnDatabase(env, work);
}

/** The embedded database of the data folder, which nothing else may use meanwhile. */
export async function onOwnDatabase<Result>(env: StartEnv, work: (uri: string) => Promise<Result>): Promise<Result> {
  const database = await startDatabase({
    dataDir: env.DATA_DIR,
    embedded: env.EMBEDDED_DATABASE,
    production: env.NODE_ENV === 'production',
    onProgress: logProgress,
    address: 'a command that works on the data',
  });
  try {
    return await work(database.uri);
  } finally {
    await database.stop();
  }
}

/** What an npm command gives to the operation that the image has too. */
export function operationOn(uri: string): Operation {
  return { uri, say: logProgress };
}

/** Says what is wrong as a sentence, and ends with 1. */
export async function reportFailures(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isSentence = error instanceof UserFacingError || error instanceof OperationProblem;
    const known = isSentence ? error : toBackupProblem(error);
    logFailure(known ? known.message : String(error instanceof Error ? error.stack : error));
    process.exitCode = 1;
  }
}
