import type { BulkResult } from '@practice/contracts';

/** Records per request; small, so that progress can be shown. */
const CHUNK_SIZE = 20;

export type RecordResult = BulkResult['results'][number];

export type ChunkedOutcome = {
  /** In the order they were processed. */
  results: RecordResult[];
  /** The error that stopped it early; null without one. */
  error: unknown;
};

type ChunkedOptions = {
  ids: readonly string[];
  /** Processes one chunk and returns the result of each record. */
  run: (ids: string[]) => Promise<readonly RecordResult[]>;
  /** Called after each chunk with the number of records processed so far. */
  onProgress: (done: number) => void;
};

/** Runs a bulk action in chunks of 20, one at a time. A failed request stops it; the results so far are returned. */
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
