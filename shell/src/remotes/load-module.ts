import type { RemoteEntry } from '@practice/contracts';
import { longWait } from '@practice/ui';
import type { RemoteModule } from '@practice/ui/router';

/** Fetches a remote's module once. From the second attempt on nothing of an earlier one may be reused. */
export type FetchModule = (remote: RemoteEntry, attempt: number) => Promise<RemoteModule>;

export type LoadLimits = { patience: number; timeLimit: number; fileLimit: number; pauseBeforeRetry: number };

/**
 * Milliseconds. After `patience` a visitor is told that it takes long and offered another try, while the load goes on: a
 * remote whose every file takes ten seconds comes all the same. After `timeLimit` an attempt, after `fileLimit` a file
 * is given up; `pauseBeforeRetry` lies before the attempt that follows by itself.
 */
export const loadLimits: LoadLimits = {
  patience: longWait,
  timeLimit: 60_000,
  fileLimit: 30_000,
  pauseBeforeRetry: 800,
};

/** A remote's code could not be had; another try may help. Errors of a remote that is there are not of this class. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError';
}

/**
 * Loads with a time limit and one automatic retry, which only follows while the load `isCurrent`: a visitor may have asked
 * for another by then. `firstAttempt` counts from 0. Throws RemoteLoadError.
 */
export async function loadModule(options: {
  remote: RemoteEntry;
  firstAttempt: number;
  fetchModule: FetchModule;
  isCurrent?: () => boolean;
  limits?: LoadLimits;
}): Promise<RemoteModule> {
  const { remote, firstAttempt, fetchModule, isCurrent = () => true, limits = loadLimits } = options;
  try {
    return await within(limits.timeLimit, fetchModule(remote, firstAttempt));
  } catch {
    await new Promise((resolve) => setTimeout(resolve, limits.pauseBeforeRetry));
  }
  if (!isCurrent()) throw new RemoteLoadError(`${remote.name} was asked for anew`);
  try {
    return await within(limits.timeLimit, fetchModule(remote, firstAttempt + 1));
  } catch (cause) {
    throw new RemoteLoadError(`${remote.name} could not be loaded: ${cause instanceof Error ? cause.message : cause}`);
  }
}

async function within<T>(timeLimit: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeLimit} ms`)), timeLimit);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
