/** Records per request; small, so that progress can be shown. */
const CHUNK_SIZE = 20;

/** What came of one record. */
export type RecordResult = { id: string; ok: boolean; message?: string | null };

export type ChunkedOutcome<Result extends RecordResult> = {
  /** In the order they were processed. */
  results: Result[];
  /** The error that stopped it early; null without one. */
  error: unknown;
};

type ChunkedOptions<Result extends RecordResult> = {
  ids: readonly string[];
  /** Processes one chunk and returns the result of each record. */
  run: (ids: string[]) => Promise<readonly Result[]>;
  /** Called after each chunk with the number of records processed so far. */
  onProgress: (done: number) => void;
};

/** Runs a bulk action in chunks of 20, one at a time. A failed request stops it; the results so far are returned. */
export async function inChunks<Result extends RecordResult>({
  ids,
  run,
  onProgress,
}: ChunkedOptions<Result>): Promise<ChunkedOutcome<Result>> {
  const results: Result[] = [];
  for (let start = 0; start < ids.length; start += CHUNK_SIZE) {
    const chunk = ids.slice(start, start + CHUNK_SIZE);
    try {
      results.push(...(await run(chunk)));
    } catch (error) {
      return { results, error: error ?? new Error('the request failed') };
    }
    onProgress(start + chunk.length);
  }
  return { results, error: null };
}
