import { useApolloClient } from '@practice/ui/data';
import { announceDone, announceFailure, currentOf, useQuestion } from '@practice/ui/records';
import { type ReactNode, useState } from 'react';
import { useMail } from '../../../email-addresses/use-mail.ts';
import { MoveAppointmentDocument, type SeriesScope } from '../../../generated/graphql.ts';
import { useNotifyParent } from '../../emails/use-notify-parent.tsx';
import { isInSeries, isMovable, type MovableAppointment, timesText } from '../../record/appointment.ts';
import { type Allowed, refusedTimeOf } from '../../record/refused-time.ts';
import { ScopeDialog } from '../../record/scope-dialog.tsx';
import { useRefusedTime } from '../../record/use-refused-time.tsx';
import { dayName } from '../calendar-state.ts';
import type { GridTime } from '../grid/time-grid.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useBothTimes } from './use-both-times.tsx';

const none: ReadonlyMap<string, GridTime> = new Map();
const failed = 'Randevu güncellenirken hata oluştu.';

type Options = { onStart: (id: string) => void; onDone: () => void };

/**
 * Moves an appointment, or changes how long it takes. `pending` has the new times until the server has them too; after a
 * refusal, or when staff give up at a question, the appointment is back where it was. Render `dialogs`.
 */
export function useMove({ onStart, onDone }: Options): {
  move: (appointment: MovableAppointment, to: GridTime) => Promise<void>;
  /** Asks for the new time. */
  changeTime: (appointment: MovableAppointment) => void;
  pending: ReadonlyMap<string, GridTime>;
  dialogs: ReactNode;
} {
  const client = useApolloClient();
  const mail = useMail();
  const [pending, setPending] = useState(none);
  const [asked, setAsked] = useState<MovableAppointment | null>(null);
  const scopes = useQuestion<true, SeriesScope>();
  const times = useRefusedTime();
  const notices = useNotifyParent();
  const bothTimes = useBothTimes();

  async function move(appointment: MovableAppointment, to: GridTime) {
    setPending((current) => new Map(current).set(appointment.id, to));
    try {
      const scope = isInSeries(appointment) ? await scopes.ask(true) : 'one';
      const notice = scope && (await notices.askAbout(appointment, to));
      if (!scope || !notice) return;
      await save(appointment, to, { scope, ...notice });
    } finally {
      setPending((current) => new Map([...current].filter(([id]) => id !== appointment.id)));
    }
  }

  type How = Allowed & { scope: SeriesScope; notifyParent?: boolean; isUndo?: boolean };

  async function save(appointment: MovableAppointment, to: GridTime, { isUndo = false, ...how }: How): Promise<void> {
    const { id, version } = appointment;
    onStart(id);
    try {
      const { data } = await client.mutate({
        mutation: MoveAppointmentDocument,
        variables: { id, input: { ...changed(appointment, to), version, ...how } },
      });
      const saved = data?.updateAppointment.appointment;
      // The days of a series that could not move would move back too.
      const canUndo = saved !== undefined && !isUndo && how.scope === 'one';
      const back = timeOf(appointment);
      const isBack = { allowConflict: appointment.conflictsWith.length > 0, allowClosed: true, isUndo: true };
      announceDone(
        doneText(saved ?? appointment, data?.updateAppointment.skipped.length ?? 0),
        canUndo ? () => void save(saved, back, { ...how, ...isBack }) : undefined,
        how.notifyParent && !isUndo ? mail.queued('parent') : undefined,
      );
    } catch (error) {
      const current = isUndo ? null : currentOf<MovableAppointment>(error);
      if (current && isMovable(current)) return goOn(appointment, { current, to, how });
      const refused = refusedTimeOf(error);
      const allowed = refused && (await times.ask(refused));
      if (allowed) return save(appointment, to, { ...how, ...allowed, isUndo });
      if (!refused) announceFailure(failed, error);
    }
    onDone();
  }

  type Changed = { current: MovableAppointment; to: GridTime; how: Omit<How, 'isUndo'> };

  /** Another user has changed the appointment since: which time stands is asked only if there are two. */
  async function goOn(appointment: MovableAppointment, { current, to, how }: Changed): Promise<void> {
    onDone();
    const isMoved = isOther(appointment, timeOf(current));
    if (!isOther(current, to) || (isMoved && !(await bothTimes.askAbout(current, to)))) return;
    const isAsNoticed = !isMoved && current.status === appointment.status;
    // From another time, or in another state, there is something else to tell the parent.
    return isAsNoticed ? save(current, to, how) : move(current, to);
  }

  return {
    move,
    changeTime: setAsked,
    pending,
    dialogs: (
      <>
        <MoveDialog
          appointment={asked}
          onClose={() => setAsked(null)}
          onMove={(appointment, to) => void move(appointment, to)}
        />
        <ScopeDialog
          open={scopes.question !== null}
          action="edit"
          onClose={() => scopes.answer(null)}
          onChoose={scopes.answer}
        />
        {notices.dialog}
        {bothTimes.dialog}
        {times.dialog}
      </>
    ),
  };
}

function timeOf({ appointmentDate, appointmentTime, duration }: MovableAppointment): GridTime {
  return { appointmentDate, appointmentTime, duration };
}

/** Only what differs is sent: in a series the others keep what is their own. */
function changed(appointment: MovableAppointment, to: GridTime): Partial<GridTime> {
  const before = timeOf(appointment);
  return Object.fromEntries(Object.entries(to).filter(([field, value]) => before[field as keyof GridTime] !== value));
}

function isOther(appointment: MovableAppointment, time: GridTime): boolean {
  return Object.keys(changed(appointment, time)).length > 0;
}

function doneText(appointment: MovableAppointment, skipped: number): string {
  const text = `${appointment.childName}: ${dayName(appointment.appointmentDate)}, ${timesText(appointment)}`;
  return skipped > 0 ? `${text}. Seriden ${skipped} randevunun saati aynı kaldı.` : text;
}
