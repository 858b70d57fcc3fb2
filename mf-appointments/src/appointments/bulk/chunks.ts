import type { BulkResult } from '@practice/contracts';

/** So many records go in one request, so that there is progress to show. */
export const CHUNK_SIZE = 20;

export type RecordResult = BulkResult['results'][number];

export type ChunkedOutcome = {
  /** In the order in which they were done. */
  results: RecordResult[];
  /** What ended it before all were done; null when none did. */
  error: unknown;
};

type ChunkedOptions = {
  ids: readonly string[];
  /** Does it for one chunk and tells how each of its records went. */
  run: (ids: string[]) => Promise<readonly RecordResult[]>;
  /** Called after each chunk with how many are done. */
  onProgress: (done: number) => void;
};

/** Does a bulk run in chunks of 20, one after the other. A failed request ends it; what was done by then is told. */
export async function inChunks({ ids, run, onProgress }: ChunkedOptions): Promise<ChunkedOutcome> {
  const results: RecordResult[] = [];
  for (let start = 0; start < ids.length; start += CHUNK_SIZE) {
    const chunk = ids.slice(start, start + CHUNK_SIZE);
    try {
      results.push(...(await run(chunk)));
    } catch (error) {
      return { results, error };
    }
    onProgress(start + chunk.length);
  }
  return { results, error: null };
}
