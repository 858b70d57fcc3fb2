import type { AppointmentStatus } from '@practice/contracts';
import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure, useQuestion } from '@practice/ui/records';
import type { ReactNode } from 'react';
import { SetAppointmentStatusDocument } from '../../generated/graphql.ts';
import { isAnswered } from '../emails/email-offers.ts';
import type { AppointmentInBrief } from './appointment.ts';
import { OverlapDialog } from './overlap-dialog.tsx';
import { type Obstacle, obstaclesOf } from './problems.ts';
import { statusSentences } from './transitions.ts';

type Change = {
  appointment: Omit<AppointmentInBrief, 'childName' | 'email' | 'reminderSent'>;
  to: AppointmentStatus;
  /** This change undoes another one, and offers no undo itself. */
  isUndo?: boolean;
  allowConflict?: boolean;
};

const failed = 'Durum güncellenirken hata oluştu.';

/**
 * Changes the status of one appointment (the server rejects an outdated version), reports it with an undo, and asks for
 * confirmation when the time of a reactivated one has been taken meanwhile. Render `dialog`.
 */
export function useStatusChange({ onChanged }: { onChanged: (id: string) => void }): {
  setStatus: (appointment: Change['appointment'], to: AppointmentStatus) => Promise<void>;
  dialog: ReactNode;
} {
  const client = useApolloClient();
  const overlaps = useQuestion<Obstacle[], true>();

  async function change(requested: Change): Promise<void> {
    const { appointment, to, isUndo = false } = requested;
    // An overlap that staff have allowed is not confirmed again with every status change.
    const allowConflict = requested.allowConflict || appointment.conflictsWith.length > 0;
    try {
      const { data } = await client.mutate({
        mutation: SetAppointmentStatusDocument,
        variables: {
          id: appointment.id,
          status: to,
          version: appointment.version,
          ...(allowConflict ? { allowConflict } : {}),
        },
      });
      const saved = data?.setAppointmentStatus;
      const undo = { appointment: saved ?? appointment, to: appointment.status, isUndo: true };
      announceDone(
        statusSentences[to],
        isUndo || appointment.status === to ? undefined : () => void change(undo),
        isAnswered(appointment, to) ? 'Veliye birkaç saniye içinde e-posta gönderilecek.' : undefined,
      );
    } catch (error) {
      const obstacles = obstaclesOf(error);
      if (!obstacles) announceFailure(failed, error);
      else if (await overlaps.ask(obstacles)) return change({ ...requested, allowConflict: true });
    }
    onChanged(appointment.id);
  }

  return {
    setStatus: (appointment, to) => change({ appointment, to }),
    dialog: (
      <OverlapDialog
        obstacles={overlaps.question}
        onClose={() => overlaps.answer(null)}
        onConfirm={() => overlaps.answer(true)}
      />
    ),
  };
}
