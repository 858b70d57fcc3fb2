import type { AppointmentStatus } from '@practice/contracts';
import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure, useQuestion } from '@practice/ui/records';
import type { ReactNode } from 'react';
import { type SeriesScope, SetAppointmentStatusDocument } from '../../generated/graphql.ts';
import { isAnswered } from '../emails/email-offers.ts';
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
 * which of a series it is, and for confirmation when the time of a reactivated one has been taken meanwhile. Render `dialog`.
 */
export function useStatusChange({ onChanged }: { onChanged: (id: string) => void }): {
  setStatus: (appointment: Change['appointment'], to: AppointmentStatus) => Promise<void>;
  dialog: ReactNode;
} {
  const client = useApolloClient();
  const { templates } = useSendableTemplates();
  const times = useRefusedTime();
  const scopes = useQuestion<ScopedAction, SeriesScope>();

  async function change(requested: Change): Promise<void> {
    const { appointment, to, isUndo = false, scope = 'one', allowConflict } = requested;
    try {
      const { data } = await client.mutate({
        mutation: SetAppointmentStatusDocument,
        variables: {
          id: appointment.id,
          status: to,
          version: appointment.version,
          ...(allowConflict ? { allowConflict } : {}),
          ...(scope === 'one' ? {} : { scope }),
        },
      });
      const saved = data?.setAppointmentStatus;
      const undo = { appointment: saved ?? appointment, to: appointment.status, isUndo: true };
      announceDone(
        scope === 'one' ? statusSentences[to] : seriesStatusSentences[to],
        // Taking it back would bring back those that had been cancelled before, too.
        isUndo || scope !== 'one' || appointment.status === to ? undefined : () => void change(undo),
        isAnswered(appointment, to, { templates }) ? 'Veliye birkaç saniye içinde e-posta gönderilecek.' : undefined,
      );
    } catch (error) {
      const refused = refusedTimeOf(error);
      if (!refused) announceFailure(failed, error);
      else if (await times.ask(refused)) return change({ ...requested, allowConflict: true });
    }
    onChanged(appointment.id);
  }

  return {
    async setStatus(appointment, to) {
      const action = isInSeries(appointment) ? seriesStatus(appointment.status, to) : null;
      const scope = action ? await scopes.ask(action) : 'one';
      if (scope) await change({ appointment, to, scope });
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
