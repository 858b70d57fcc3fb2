import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure, type RecordList, useBulkRun } from '@practice/ui/records';
import { BulkBlogPostsDocument, type BulkBlogPostsOperation } from '../../generated/graphql.ts';
import type { PostRow } from '../posts.ts';

const texts = {
  publish: { done: 'yayınlandı', failed: 'Yazılar yayınlanamadı.' },
  unpublish: { done: 'yayından kaldırıldı', failed: 'Yazılar yayından kaldırılamadı.' },
  delete: { done: 'silindi', failed: 'Yazılar silinirken hata oluştu.' },
} as const satisfies Record<BulkBlogPostsOperation, object>;

/** Publishes, unpublishes and deletes the selected posts. Those that failed stay selected, with the first reason said. */
export function useBulk(list: RecordList<PostRow>) {
  const client = useApolloClient();
  const { run: runBulk, ...bulk } = useBulkRun(list);

  async function run(operation: BulkBlogPostsOperation) {
    const { done, left, reason, error } = await runBulk(async (ids) => {
      const { data } = await client.mutate({ mutation: BulkBlogPostsDocument, variables: { operation, ids } });
      return data?.bulkBlogPosts.results;
    });
    if (error || done === 0) return announceFailure(texts[operation].failed, error ?? undefined);
    const skipped = left > 0 ? ` ${left} yazı atlandı${reason ? `: ${reason}` : '.'}` : '';
    announceDone(`${done === 1 ? 'Yazı' : `${done} yazı`} ${texts[operation].done}.${skipped}`);
  }

  return { ...bulk, run };
}

export type Bulk = ReturnType<typeof useBulk>;
