import type { AppointmentStatus } from '@practice/contracts';
import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure, useQuestion } from '@practice/ui/records';
import type { ReactNode } from 'react';
import { useMail } from '../../email-addresses/use-mail.ts';
import { type SeriesScope, SetAppointmentStatusDocument } from '../../generated/graphql.ts';
import { isAnswered } from '../emails/email-offers.ts';
import { findStatusEmail, undoNotice } from '../emails/undone-email.ts';
import { useSendableTemplates } from '../emails/use-sendable-templates.ts';
import { type AppointmentInBrief, isInSeries } from './appointment.ts';
import { refusedTimeOf } from './refused-time.ts';
import { ScopeDialog, type ScopedAction } from './scope-dialog.tsx';
import { seriesStatus, seriesStatusSentences, statusSentences } from './transitions.ts';
import { useRefusedTime } from './use-refused-time.tsx';

type Change = {
  appointment: Omit<AppointmentInBrief, 'childName' | 'email' | 'reminderSent'>;
  to: AppointmentStatus;
  /** This change undoes another one, and offers no undo itself. */
  isUndo?: boolean;
  allowConflict?: boolean;
  /** Of a series: which of it. */
  scope?: SeriesScope;
};

const failed = 'Durum güncellenirken hata oluştu.';

/**
 * Changes the status of one appointment (the server rejects an outdated version), reports it with an undo, asks for
 * which of a series it is, and for confirmation when the time of a reactivated one has been taken since. Render `dialog`.
 */
export function useStatusChange({ onChanged }: { onChanged: (id: string) => void }): {
  /** False when it was not changed. */
  setStatus: (appointment: Change['appointment'], to: AppointmentStatus) => Promise<boolean>;
  dialog: ReactNode;
} {
  const client = useApolloClient();
  const { templates } = useSendableTemplates();
  const mail = useMail();
  const times = useRefusedTime();
  const scopes = useQuestion<ScopedAction, SeriesScope>();

  async function change(requested: Change): Promise<boolean> {
    const { appointment, to, isUndo = false, scope = 'one', allowConflict } = requested;
    try {
      const stopped = isUndo ? await findStatusEmail(client, appointment) : null;
      const { data } = await client.mutate({
        mutation: SetAppointmentStatusDocument,
        variables: {
          id: appointment.id,
          status: to,
          version: appointment.version,
          ...(isUndo ? { isUndo } : {}),
          ...(allowConflict ? { allowConflict } : {}),
          ...(scope === 'one' ? {} : { scope }),
        },
      });
      const saved = data?.setAppointmentStatus;
      const answers = isAnswered(appointment, to, { templates });
      const accepted = appointment.conflictsWith.length > 0 ? { allowConflict: true } : {};
      const undo = { appointment: saved ?? appointment, to: appointment.status, isUndo: true, ...accepted };
      announceDone(
        scope === 'one' ? statusSentences[to] : seriesStatusSentences[to],
        // Taking it back would bring back those that had been cancelled before, too.
        isUndo || scope !== 'one' || appointment.status === to ? undefined : () => void change(undo),
        isUndo ? undoNotice(stopped, answers, mail.queued('parent')) : answers ? mail.queued('parent') : undefined,
      );
    } catch (error) {
      const refused = refusedTimeOf(error);
      if (refused && (await times.ask(refused))) return change({ ...requested, allowConflict: true });
      if (!refused) announceFailure(failed, error);
      onChanged(appointment.id);
      return false;
    }
    onChanged(appointment.id);
    return true;
  }

  return {
    async setStatus(appointment, to) {
      const action = isInSeries(appointment) ? seriesStatus(appointment.status, to) : null;
      const scope = action ? await scopes.ask(action) : 'one';
      return scope ? change({ appointment, to, scope }) : false;
    },
    dialog: (
      <>
        <ScopeDialog
          open={scopes.question !== null}
          action={scopes.question ?? 'edit'}
          onClose={() => scopes.answer(null)}
          onChoose={scopes.answer}
        />
        {times.dialog}
      </>
    ),
  };
}
