import type { AppointmentStatus, BulkResult } from '@practice/contracts';
import type { BulkProgress } from '@practice/ui/admin';
import { useUnsavedGuard } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { announceDone, inChunks } from '@practice/ui/records';
import { useState } from 'react';
import { useMail } from '../../email-addresses/use-mail.ts';
import {
  BulkDeleteAppointmentsDocument,
  BulkSendAppointmentEmailsDocument,
  BulkSetAppointmentStatusDocument,
} from '../../generated/graphql.ts';
import { isAnswered } from '../emails/email-offers.ts';
import { useSendableTemplates } from '../emails/use-sendable-templates.ts';
import { announceFailureOf, announceNothingSelected, announceSent } from '../record/announce.ts';
import { appointmentName } from '../record/appointment.ts';
import type { Selection } from './use-selection.ts';

type RecordResult = BulkResult['results'][number];

/** The result of the last bulk action. */
type BulkReport = { text: string; failed: (RecordResult & { name: string | undefined })[] };

const doneWords: Record<AppointmentStatus, string> = {
  confirmed: 'onaylandı',
  completed: 'tamamlandı',
  cancelled: 'iptal edildi',
  pending: 'beklemede olarak işaretlendi',
};

type Options = {
  selection: Selection;
  onStart: (ids: readonly string[]) => void;
  onChanged: () => void;
};

export type BulkControl = ReturnType<typeof useBulkActions>;

/**
 * Bulk status change, e-mail and deletion of the selected appointments, with progress. Those that failed stay selected;
 * status changes can be undone.
 */
export function useBulkActions({ selection, onStart, onChanged }: Options) {
  const client = useApolloClient();
  const mail = useMail();
  const { templates } = useSendableTemplates();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [report, setReport] = useState<BulkReport | null>(null);
  useUnsavedGuard(progress !== null);

  function nameOf(id: string): string | undefined {
    const record = selection.recordOf(id);
    return record && appointmentName(record);
  }

  async function run(ids: string[], run: (chunk: string[]) => Promise<readonly RecordResult[]>) {
    onStart(ids);
    setReport(null);
    setProgress({ done: 0, total: ids.length });
    const outcome = await inChunks({
      ids,
      run: run,
      onProgress: (done) => setProgress({ done, total: ids.length }),
    });
    setProgress(null);
    onChanged();
    return outcome;
  }

  function reportResults(ids: string[], { results }: { results: RecordResult[] }, done: string): string[] {
    const succeeded = results.filter(({ ok }) => ok).map(({ id }) => id);
    const failed = results.filter(({ ok }) => !ok).map((result) => ({ ...result, name: nameOf(result.id) }));
    const gone = new Set(succeeded);
    selection.setIds(new Set(ids.filter((id) => !gone.has(id))));
    const skipped = ids.length - succeeded.length;
    setReport({
      text: `${succeeded.length} randevu ${done}${skipped > 0 ? `, ${skipped} randevu atlandı` : ''}`,
      failed,
    });
    return succeeded;
  }

  /** Whether anything is selected; warns when nothing is. */
  function hasSelected(): boolean {
    if (selection.ids.size === 0) announceNothingSelected();
    return selection.ids.size > 0;
  }

  /** How many of the selected appointments have had a reminder. */
  function countReminded(): number {
    return [...selection.ids].filter((id) => selection.recordOf(id)?.reminderSent).length;
  }

  function isAnsweredBy(id: string, status: AppointmentStatus): boolean {
    const record = selection.recordOf(id);
    return record !== undefined && isAnswered(record, status, { templates });
  }

  async function setStatus(status: AppointmentStatus) {
    if (!hasSelected()) return;
    const ids = [...selection.ids];
    const before = new Map(ids.map((id) => [id, selection.recordOf(id)]));
    const answered = new Set(ids.filter((id) => isAnsweredBy(id, status)));
    const outcome = await run(ids, (chunk) => changeStatus(chunk, status));
    const succeeded = reportResults(ids, outcome, doneWords[status]);
    if (outcome.error) return announceFailureOf('Toplu güncelleme sırasında hata oluştu.', outcome.error);
    const changed = succeeded.filter((id) => (before.get(id)?.status ?? status) !== status);
    if (succeeded.length === 0) return;
    announceDone(
      `${succeeded.length} randevu ${doneWords[status]}`,
      changed.length > 0 ? () => void undo(changed, before) : undefined,
      succeeded.some((id) => answered.has(id)) ? mail.queued('parents') : null,
    );
  }

  /** Back to what they were, over each other where staff had accepted that they overlap. */
  async function undo(ids: string[], before: Map<string, ReturnType<Selection['recordOf']>>) {
    const groups = new Map<string, { status: AppointmentStatus; allowConflict: boolean; group: string[] }>();
    for (const id of ids) {
      const record = before.get(id);
      if (!record) continue;
      const { status } = record;
      const allowConflict = record.conflictsWith.length > 0;
      const key = `${status} ${allowConflict}`;
      groups.set(key, { status, allowConflict, group: [...(groups.get(key)?.group ?? []), id] });
    }
    for (const { status, allowConflict, group } of groups.values()) {
      const outcome = await run(group, (chunk) => changeStatus(chunk, status, { isUndo: true, allowConflict }));
      if (outcome.error || outcome.results.some(({ ok }) => !ok)) {
        reportResults(group, outcome, 'eski durumuna alındı');
        return announceFailureOf('Toplu güncelleme sırasında hata oluştu.', outcome.error ?? undefined);
      }
    }
    announceDone(`${ids.length} randevu eski durumuna alındı`);
  }

  async function changeStatus(
    ids: string[],
    status: AppointmentStatus,
    how: { isUndo?: boolean; allowConflict?: boolean } = {},
  ): Promise<readonly RecordResult[]> {
    const variables = { ids, status, ...how };
    const { data } = await client.mutate({ mutation: BulkSetAppointmentStatusDocument, variables });
    return (data?.bulkSetAppointmentStatus.results ?? []) as RecordResult[];
  }

  async function remove() {
    const ids = [...selection.ids];
    const outcome = await run(ids, async (chunk) => {
      const { data } = await client.mutate({ mutation: BulkDeleteAppointmentsDocument, variables: { ids: chunk } });
      return (data?.bulkDeleteAppointments.results ?? []) as RecordResult[];
    });
    const succeeded = reportResults(ids, outcome, 'kalıcı olarak silindi');
    if (outcome.error) return announceFailureOf('Toplu silme sırasında hata oluştu.', outcome.error);
    if (succeeded.length > 0) announceDone(`${succeeded.length} randevu kalıcı olarak silindi.`);
  }

  async function sendEmails(templateId: string) {
    if (!hasSelected()) return;
    const ids = [...selection.ids];
    const outcome = await run(ids, async (chunk) => {
      const { data } = await client.mutate({
        mutation: BulkSendAppointmentEmailsDocument,
        variables: { ids: chunk, templateId },
      });
      return (data?.bulkSendAppointmentEmails.results ?? []) as RecordResult[];
    });
    const count = reportResults(ids, outcome, 'için e-posta sıraya alındı').length;
    if (outcome.error) return announceFailureOf('E-posta gönderilirken hata oluştu.', outcome.error);
    announceSent({ count, failed: ids.length - count }, mail);
  }

  return {
    /** The ids of the selected appointments. */
    selected: [...selection.ids],
    progress,
    report,
    closeReport: () => setReport(null),
    hasSelected,
    countReminded,
    setStatus,
    sendEmails,
    remove,
  };
}
