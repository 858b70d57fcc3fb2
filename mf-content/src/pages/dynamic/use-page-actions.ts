import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure, type RecordList } from '@practice/ui/records';
import { DuplicatePageDocument, SetHomepageDocument } from '../../generated/graphql.ts';
import type { Page } from './pages.ts';

/** What is done with one page of the list at once. */
export function usePageActions(list: RecordList<Page>) {
  const client = useApolloClient();

  async function run(send: () => Promise<unknown>, { done, failed }: { done: string; failed: string }) {
    try {
      await send();
      announceDone(done);
    } catch (error) {
      announceFailure(failed, error);
    }
    await list.refresh();
  }

  return {
    duplicate({ id }: Page) {
      list.markOwn();
      const send = () => client.mutate({ mutation: DuplicatePageDocument, variables: { id } });
      return run(send, { done: 'Sayfa çoğaltıldı', failed: 'Sayfa çoğaltılamadı' });
    },
    setHomepage({ id, status }: Page) {
      const last = list.rows?.find(({ isHomepage }) => isHomepage);
      list.markOwn([id, ...(last ? [last.id] : [])]);
      const send = () => client.mutate({ mutation: SetHomepageDocument, variables: { id } });
      return run(send, {
        done:
          status === 'published' ? 'Ana sayfa ayarlandı' : 'Ana sayfa ayarlandı. Taslak: yayınlanınca ana sayfa olur.',
        failed: 'Ana sayfa ayarlanamadı',
      });
    },
  };
}

export type PageActions = ReturnType<typeof usePageActions>;
