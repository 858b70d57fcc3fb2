import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure, type RecordList, useBulkRun } from '@practice/ui/records';
import { BulkRedirectsDocument } from '../../generated/graphql.ts';
import type { Redirect } from '../record/records.ts';

export type BulkOperation = 'activate' | 'deactivate' | 'delete';

const texts = {
  activate: 'açıldı',
  deactivate: 'kapatıldı',
  delete: 'silindi',
} as const satisfies Record<BulkOperation, string>;

/** Switches and deletes the selected redirects. Those that failed stay selected, with the first reason said. */
export function useBulk(list: RecordList<Redirect>) {
  const client = useApolloClient();
  const { run: runBulk, ...bulk } = useBulkRun(list);

  async function run(operation: BulkOperation) {
    const { done, left, reason, error } = await runBulk(async (ids) => {
      const { data } = await client.mutate({
        mutation: BulkRedirectsDocument,
        variables: { input: { operation, ids } },
      });
      return data?.bulkRedirects.results.map(({ index, ok, message }) => ({ id: ids[index] ?? '', ok, message }));
    });
    if (error || done === 0) return announceFailure(reason ?? 'İşlem sırasında bir hata oluştu', error ?? undefined);
    const skipped = left > 0 ? ` ${left} yönlendirme atlandı${reason ? `: ${reason}` : '.'}` : '';
    announceDone(`${done} yönlendirme ${texts[operation]}.${skipped}`);
  }

  return { ...bulk, run };
}

export type Bulk = ReturnType<typeof useBulk>;
