const LONGEST_WAIT_MS = 300;
const last = new Map<string, Promise<unknown>>();

/**
 * Runs work with the same key one after the other in this process, to avoid write conflicts on a document and their
 * retries. An optimisation without a guarantee: nobody waits for longer than 300 ms, other processes are not affected,
 * and the database alone decides conflicts.
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

/** Waits for the previous work, but not for longer than the limit. */
async function orTimeout(before: Promise<unknown>): Promise<void> {
  let limit: NodeJS.Timeout | undefined;
  const tooLong = new Promise((resolve) => {
    limit = setTimeout(resolve, LONGEST_WAIT_MS);
  });
  await Promise.race([before, tooLong]);
  clearTimeout(limit);
}
