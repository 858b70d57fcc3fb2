import type { BulkProgress } from '@practice/ui/admin';
import { useUnsavedGuard } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure, type RecordList } from '@practice/ui/records';
import { useState } from 'react';
import { BulkPagesDocument } from '../../generated/graphql.ts';
import type { Page } from './pages.ts';

/** Pages per request; small, so that progress can be shown. */
const CHUNK_SIZE = 50;
const failed = 'Toplu işlem yapılamadı';

/** What is done with the selected pages: they get a status, or are deleted. */
export type BulkAction = Page['status'] | 'delete';

/** Runs an action on the selected pages. Those that failed stay selected, with the first reason said. */
export function useBulk(list: RecordList<Page>) {
  const client = useApolloClient();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [action, setAction] = useState<BulkAction | ''>('');
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  useUnsavedGuard(progress !== null);

  async function run(chosen: BulkAction) {
    const ids = [...selection];
    const left = new Set(ids);
    const reasons: string[] = [];
    let problem: unknown = null;
    list.markOwn(ids);
    for (let start = 0; start < ids.length && !problem; start += CHUNK_SIZE) {
      setProgress({ done: start, total: ids.length });
      const pageIds = ids.slice(start, start + CHUNK_SIZE);
      const variables =
        chosen === 'delete'
          ? ({ operation: 'delete', pageIds } as const)
          : ({ operation: 'status', pageIds, data: { status: chosen } } as const);
      try {
        const { data } = await client.mutate({ mutation: BulkPagesDocument, variables });
        for (const { id, ok, message } of data?.bulkPages.results ?? []) {
          if (ok) left.delete(id);
          else if (message) reasons.push(message);
        }
      } catch (error) {
        problem = error ?? new Error(failed);
      }
    }
    setProgress(null);
    setSelection(left);
    await list.refresh();
    if (problem || left.size === ids.length) return announceFailure(failed, problem ?? new Error(reasons[0] ?? failed));
    if (left.size === 0) setAction('');
    const skipped = left.size > 0 ? `. ${left.size} sayfa atlandı${reasons[0] ? `: ${reasons[0]}` : ''}` : '';
    announceDone(`Toplu işlem tamamlandı${skipped}`);
  }

  return { selection, setSelection, action, setAction, progress, run };
}

export type Bulk = ReturnType<typeof useBulk>;
