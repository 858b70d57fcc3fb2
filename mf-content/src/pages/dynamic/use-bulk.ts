import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure, type RecordList, useBulkRun } from '@practice/ui/records';
import { useState } from 'react';
import { BulkPagesDocument } from '../../generated/graphql.ts';
import type { Page } from './pages.ts';

const failed = 'Toplu işlem yapılamadı';

/** What is done with the selected pages: they get a status, or are deleted. */
export type BulkAction = Page['status'] | 'delete';

/** Runs an action on the selected pages. Those that failed stay selected, with the first reason said. */
export function useBulk(list: RecordList<Page>) {
  const client = useApolloClient();
  const [action, setAction] = useState<BulkAction | ''>('');
  const { run: runBulk, ...bulk } = useBulkRun(list);

  async function run(chosen: BulkAction) {
    const { done, left, reason, error } = await runBulk(async (pageIds) => {
      const variables =
        chosen === 'delete'
          ? ({ operation: 'delete', pageIds } as const)
          : ({ operation: 'status', pageIds, data: { status: chosen } } as const);
      const { data } = await client.mutate({ mutation: BulkPagesDocument, variables });
      return data?.bulkPages.results;
    });
    if (error || done === 0) return announceFailure(failed, error ?? new Error(reason ?? failed));
    if (left === 0) setAction('');
    const skipped = left > 0 ? `. ${left} sayfa atlandı${reason ? `: ${reason}` : ''}` : '';
    announceDone(`Toplu işlem tamamlandı${skipped}`);
  }

  return { ...bulk, action, setAction, run };
}

export type Bulk = ReturnType<typeof useBulk>;
