import type { BulkProgress } from '@practice/ui/admin';
import { useUnsavedGuard } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure, type RecordList } from '@practice/ui/records';
import { useState } from 'react';
import { BulkBlogPostsDocument, type BulkBlogPostsOperation } from '../../generated/graphql.ts';
import type { PostRow } from '../posts.ts';

/** Posts per request; small, so that progress can be shown. */
const CHUNK_SIZE = 50;

const texts = {
  publish: { done: 'yayınlandı', failed: 'Yazılar yayınlanamadı.' },
  unpublish: { done: 'yayından kaldırıldı', failed: 'Yazılar yayından kaldırılamadı.' },
  delete: { done: 'silindi', failed: 'Yazılar silinirken hata oluştu.' },
} as const satisfies Record<BulkBlogPostsOperation, object>;

/** Publishes, unpublishes and deletes the selected posts. Those that failed stay selected, with the first reason said. */
export function useBulk(list: RecordList<PostRow>) {
  const client = useApolloClient();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  useUnsavedGuard(progress !== null);

  async function run(operation: BulkBlogPostsOperation) {
    const ids = [...selection];
    const left = new Set(ids);
    const reasons: string[] = [];
    let problem: unknown = null;
    list.markOwn(ids);
    for (let start = 0; start < ids.length && !problem; start += CHUNK_SIZE) {
      setProgress({ done: start, total: ids.length });
      try {
        const variables = { operation, ids: ids.slice(start, start + CHUNK_SIZE) };
        const { data } = await client.mutate({ mutation: BulkBlogPostsDocument, variables });
        for (const { id, ok, message } of data?.bulkBlogPosts.results ?? []) {
          if (ok) left.delete(id);
          else if (message) reasons.push(message);
        }
      } catch (error) {
        problem = error ?? new Error(texts[operation].failed);
      }
    }
    setProgress(null);
    setSelection(left);
    await list.refresh();
    const count = ids.length - left.size;
    if (problem || count === 0) return announceFailure(texts[operation].failed, problem ?? undefined);
    const skipped = left.size > 0 ? ` ${left.size} yazı atlandı${reasons[0] ? `: ${reasons[0]}` : '.'}` : '';
    announceDone(`${count === 1 ? 'Yazı' : `${count} yazı`} ${texts[operation].done}.${skipped}`);
  }

  return { selection, setSelection, progress, run };
}

export type Bulk = ReturnType<typeof useBulk>;
