import { queuedNotice } from '@practice/contracts';
import { useMutation, useQuery } from '@practice/ui/data';
import { useMailProblem } from '@practice/ui/email-addresses';
import { announceDone, announceFailure, useLastPage, useListParams } from '@practice/ui/records';
import { useState } from 'react';
import {
  MailStateDocument,
  OutboxDocument,
  type OutboxRowFragment,
  ResendOutboxEmailDocument,
} from '../../generated/graphql.ts';
import { listParams, PAGE_SIZE } from './list-params.ts';

export type OutboxRow = OutboxRowFragment;

/** No event says that an e-mail was sent, so the list is loaded again while it is open. */
const REFRESH_MS = 10_000;

/** The page of the outbox that the address names, and sending again. */
export function useOutbox() {
  const params = useListParams(listParams);
  const { page, state, about, refused } = params.values;
  const { data, previousData, error, loading, refetch } = useQuery(OutboxDocument, {
    variables: {
      state: state || null,
      about: about || null,
      addressRefuses: refused === '1',
      page,
      pageSize: PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const mailProblem = useMailProblem(MailStateDocument);
  const [mutate] = useMutation(ResendOutboxEmailDocument);
  const [sending, setSending] = useState<string | null>(null);
  const shown = (data ?? previousData)?.outbox;

  useLastPage({ page, pageSize: PAGE_SIZE, total: data?.outbox.total }, (last) =>
    params.set({ page: last }, { replace: true }),
  );

  async function resend({ id }: OutboxRow) {
    setSending(id);
    try {
      await mutate({ variables: { id } });
      announceDone('E-posta gönderim sırasına alındı', undefined, queuedNotice('queued', mailProblem));
    } catch (problem) {
      announceFailure('E-posta gönderilirken hata oluştu.', problem);
    }
    setSending(null);
    await refetch().catch(() => undefined);
  }

  return {
    params,
    rows: shown?.items,
    total: shown?.total,
    refusedTotal: shown?.addressRefusesTotal ?? 0,
    problem: error && !shown ? { message: 'Giden e-postalar yüklenemedi' } : null,
    isLoading: loading,
    sending,
    resend,
    refresh: () => refetch().catch(() => undefined),
  };
}

export type Outbox = ReturnType<typeof useOutbox>;
