import { helpsDatabase } from './list-executor.ts';

const MOST = 5000;
/** The embedded database takes longer for each value of a long list. */
const MOST_EMBEDDED = 100;

/** Values in lists as long as one query should ask for (`$in`). */
export async function inBatches<T>(values: readonly T[]): Promise<T[][]> {
  const size = (await helpsDatabase()) ? MOST_EMBEDDED : MOST;
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}
