import type { ContactStatus } from '@practice/contracts';
import { useApolloClient } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { announceDone, announceFailure, useBulkRun } from '@practice/ui/records';
import {
  BulkDeleteContactMessagesDocument,
  BulkSetContactSpamDocument,
  BulkSetContactStatusDocument,
} from '../generated/graphql.ts';
import type { ContactList } from './use-contacts.ts';

type Result = { id: string; ok: boolean };
type Work = { send: (ids: string[]) => Promise<readonly Result[] | undefined>; done: string; failed: string };

/** Status, spam mark and deletion of the selected messages. Those that failed stay selected. */
export function useBulk(list: ContactList) {
  const client = useApolloClient();
  const { run: runBulk, ...bulk } = useBulkRun(list);
  const { selection } = bulk;

  async function run({ send, done: words, failed }: Work) {
    const { done, left, error } = await runBulk(send);
    if (error || done === 0) return announceFailure(failed, error ?? undefined);
    const skipped = left > 0 ? ` ${left} mesaj atlandı.` : '';
    announceDone(`${done === 1 ? '' : `${done} `}${words}${skipped}`);
  }

  async function setStatus(status: ContactStatus | '') {
    if (status === '') return void toast.info({ title: 'Lütfen bir durum seçin.' });
    await run({
      send: async (ids) => {
        const { data } = await client.mutate({ mutation: BulkSetContactStatusDocument, variables: { ids, status } });
        return data?.bulkSetContactStatus.results;
      },
      done: selection.size === 1 ? 'Mesaj durumu güncellendi.' : 'mesajın durumu güncellendi.',
      failed: 'Toplu durum güncellenirken hata oluştu.',
    });
  }

  async function setSpam(isSpam: boolean) {
    const mark = isSpam ? 'spam olarak' : 'spam değil olarak';
    await run({
      send: async (ids) => {
        const { data } = await client.mutate({ mutation: BulkSetContactSpamDocument, variables: { ids, isSpam } });
        return data?.bulkSetContactSpam.results;
      },
      done: selection.size === 1 ? `Mesaj ${mark} işaretlendi.` : `mesaj ${mark} işaretlendi.`,
      failed: 'Spam işareti değiştirilirken hata oluştu.',
    });
  }

  async function remove() {
    await run({
      send: async (ids) => {
        const { data } = await client.mutate({ mutation: BulkDeleteContactMessagesDocument, variables: { ids } });
        return data?.bulkDeleteContactMessages.results;
      },
      done: selection.size === 1 ? 'Mesaj silindi.' : 'mesaj silindi.',
      failed: 'Mesajlar silinirken hata oluştu.',
    });
  }

  return { ...bulk, setStatus, setSpam, remove };
}

export type Bulk = ReturnType<typeof useBulk>;
