import type { BulkProgress } from '@practice/ui/admin';
import { useUnsavedGuard } from '@practice/ui/back-office';
import { useState } from 'react';
import { inChunks, type RecordResult } from './in-chunks.ts';

type BulkOutcome = {
  /** For how many records it succeeded, and how many stay selected. */
  done: number;
  left: number;
  /** Why the first of the others failed, in a sentence of the server's. */
  reason: string | undefined;
  /** The error that stopped it early; null without one. */
  error: unknown;
};

type List = { markOwn: (ids: string[]) => void; refresh: () => Promise<unknown> };

/**
 * The selected records of a list, and a way to run an action on them, with progress. Those that failed stay selected. Leaving
 * the screen is asked about while it runs.
 */
export function useBulkRun(list: List) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  useUnsavedGuard(progress !== null);

  /** `send` processes a part of the records, and gives the result of each. */
  async function run(send: (ids: string[]) => Promise<readonly RecordResult[] | undefined>): Promise<BulkOutcome> {
    const ids = [...selection];
    const total = ids.length;
    list.markOwn(ids);
    setProgress({ done: 0, total });
    const { results, error } = await inChunks({
      ids,
      run: async (chunk) => (await send(chunk)) ?? [],
      onProgress: (done) => setProgress({ done, total }),
    });
    const left = new Set(ids);
    for (const { id, ok } of results) if (ok) left.delete(id);
    setProgress(null);
    setSelection(left);
    await list.refresh();
    const reason = results.find(({ ok, message }) => !ok && message)?.message ?? undefined;
    return { done: total - left.size, left: left.size, reason, error };
  }

  return { selection, setSelection, progress, run };
}
