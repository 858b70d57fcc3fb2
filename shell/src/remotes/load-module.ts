import type { RemoteEntry } from '@practice/contracts';
import { longWait } from '@practice/ui';
import type { RemoteModule } from '@practice/ui/router';

/** Fetches a remote's module once. From the second attempt on nothing of an earlier one may be reused. */
export type FetchModule = (remote: RemoteEntry, attempt: number) => Promise<RemoteModule>;

export type LoadLimits = { patience: number; timeLimit: number; fileLimit: number; pauseBeforeRetry: number };

/**
 * Milliseconds. After `patience` the page says that loading is slow and has a retry button, while the load goes on: a remote
 * whose every file takes ten seconds still loads. An attempt is aborted after `timeLimit`, a file after `fileLimit`;
 * `pauseBeforeRetry` precedes the automatic retry.
 */
export const loadLimits: LoadLimits = {
  patience: longWait,
  timeLimit: 60_000,
  fileLimit: 30_000,
  pauseBeforeRetry: 800,
};

/** A remote's code could not be loaded; a retry may help. Errors thrown by a loaded remote are not of this class. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError';
}

/**
 * Loads with a time limit and one automatic retry, unless the load is not `isCurrent` any more: a visitor may have started
 * another one. `firstAttempt` counts from 0.
 * @throws RemoteLoadError
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
  if (!isCurrent()) throw new RemoteLoadError(`${remote.name} is being loaded again`);
  try {
    return await within(limits.timeLimit, fetchModule(remote, firstAttempt + 1));
  } catch (cause) {
    throw new RemoteLoadError(`${remote.name} could not be loaded: ${cause instanceof Error ? cause.message : cause}`);
  }
}

async function within<T>(timeLimit: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${timeLimit} ms`)), timeLimit);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
