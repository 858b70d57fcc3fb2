const LONGEST_WAIT_MS = 300;
const last = new Map<string, Promise<unknown>>();

/**
 * Lets what would meet at one document go one after the other in this process, instead of finding out in the database
 * that it has to be done again. A courtesy and no promise: nobody waits for longer than a moment, other processes know
 * nothing of it, and who may do what is decided by the database alone.
 */
export async function serialize<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key);
  const result = before ? orTimeout(before).then(work) : work();
  const done = result.catch(() => undefined);
  last.set(key, done);
  try {
    return await result;
  } finally {
    if (last.get(key) === done) last.delete(key);
  }
}

/** Until what was before is done, but no longer than a moment. */
async function orTimeout(before: Promise<unknown>): Promise<void> {
  let limit: NodeJS.Timeout | undefined;
  const tooLong = new Promise((resolve) => {
    limit = setTimeout(resolve, LONGEST_WAIT_MS);
  });
  await Promise.race([before, tooLong]);
  clearTimeout(limit);
}
