import type { ContactStatus } from '@practice/contracts';
import type { BulkProgress } from '@practice/ui/admin';
import { useUnsavedGuard } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { toast } from '@practice/ui/overlay';
import { announceDone, announceFailure } from '@practice/ui/records';
import { useState } from 'react';
import {
  BulkDeleteContactMessagesDocument,
  BulkSetContactSpamDocument,
  BulkSetContactStatusDocument,
} from '../generated/graphql.ts';
import type { ContactList } from './use-contacts.ts';

/** Messages per request; small, so that progress can be shown. */
const CHUNK_SIZE = 50;

type Result = { id: string; ok: boolean };
type Work = { send: (ids: string[]) => Promise<readonly Result[] | undefined>; done: string; failed: string };

/** Status, spam mark and deletion of the selected messages. Those that failed stay selected. */
export function useBulk(list: ContactList) {
  const client = useApolloClient();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  useUnsavedGuard(progress !== null);

  async function run({ send, done, failed }: Work) {
    const ids = [...selection];
    const left = new Set(ids);
    list.markOwn(ids);
    let problem: unknown = null;
    for (let start = 0; start < ids.length && !problem; start += CHUNK_SIZE) {
      setProgress({ done: start, total: ids.length });
      try {
        const results = (await send(ids.slice(start, start + CHUNK_SIZE))) ?? [];
        for (const { id, ok } of results) if (ok) left.delete(id);
      } catch (error) {
        problem = error ?? new Error(failed);
      }
    }
    setProgress(null);
    setSelection(left);
    await list.refresh();
    const count = ids.length - left.size;
    if (problem || count === 0) return announceFailure(failed, problem ?? undefined);
    const skipped = left.size > 0 ? ` ${left.size} mesaj atlandı.` : '';
    announceDone(`${count === 1 ? '' : `${count} `}${done}${skipped}`);
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

  return { selection, setSelection, progress, setStatus, setSpam, remove };
}

export type Bulk = ReturnType<typeof useBulk>;
