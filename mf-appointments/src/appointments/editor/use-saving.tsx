import { readProblem } from '@practice/ui/data';
import { type Consequence, type SaveRecord, useQuestion } from '@practice/ui/records';
import { type RefObject, useRef } from 'react';
import { useMail } from '../../email-addresses/use-mail.ts';
import type { CreateAppointmentMutation, SeriesScope, UpdateAppointmentMutation } from '../../generated/graphql.ts';
import { useNotifyParent } from '../emails/use-notify-parent.tsx';
import { type AppointmentRow, isInSeries } from '../record/appointment.ts';
import { type Allowed, refusedTimeOf } from '../record/refused-time.ts';
import { ScopeDialog } from '../record/scope-dialog.tsx';
import { useRefusedTime } from '../record/use-refused-time.tsx';
import type { SeriesPlan } from './use-series-plan.ts';

const RECURRENCE = ['isRecurring', 'recurringPattern', 'recurringEndDate', 'recurringCount'];

export type Saved = UpdateAppointmentMutation['updateAppointment'];

/** What a save answered; null when there was nothing to save. */
export function savedOf(data: unknown): Saved | null {
  const { createAppointment, updateAppointment } = (data ?? {}) as Partial<
    CreateAppointmentMutation & UpdateAppointmentMutation
  >;
  return createAppointment ?? updateAppointment ?? null;
}

function timeAfter(record: AppointmentRow, { appointmentDate, appointmentTime }: Record<string, unknown>) {
  return {
    appointmentDate: typeof appointmentDate === 'string' ? appointmentDate : record.appointmentDate,
    appointmentTime: typeof appointmentTime === 'string' ? appointmentTime : record.appointmentTime,
  };
}

/**
 * Saves an appointment, after asking for the scope of a change within a series, whether the parent of a moved one is to be
 * notified, and whether a time that is closed or taken stands. A series is saved as was decided in its plan. Render `dialogs`.
 */
export function useSaving(plan: RefObject<SeriesPlan | null>) {
  const scopes = useQuestion<true, SeriesScope>();
  const times = useRefusedTime();
  const notices = useNotifyParent();
  const mail = useMail();
  /** Chosen once, it applies to every retry of the same save. */
  const scope = useRef<SeriesScope | null>(null);
  /** How many dates of the series staff have left out themselves. */
  const leftOut = useRef(0);
  /** Those of the series that are reported stay where they are; otherwise its dates were left out. */
  const isMove = useRef(false);
  const isParentNotified = useRef(false);

  /** Back to the form; the next save asks for the scope again. */
  function cancel() {
    scope.current = null;
    return null;
  }

  const save: SaveRecord<AppointmentRow> = async (send, { record, input }) => {
    // A changed recurrence always applies to the appointment and the following ones: no need to ask for the scope.
    const isReplanned = RECURRENCE.some((name) => name in input);
    if (record && isInSeries(record) && !isReplanned) {
      scope.current ??= await scopes.ask(true);
      if (scope.current === null) return null;
    }
    const notice = record ? await notices.askAbout(record, timeAfter(record, input)) : {};
    if (notice === null) return cancel();
    isParentNotified.current = notice.notifyParent === true;
    isMove.current = record !== null && !isReplanned;
    const planned = (isReplanned && plan.current?.toInput()) || {};
    leftOut.current = (planned.seriesChoices ?? []).filter(({ decision }) => decision === 'skip').length;
    const scoped = { ...(record ? { scope: scope.current, ...notice } : {}), ...planned };
    return sendAllowing({ allowConflict: false, allowClosed: false });

    async function sendAllowing(allowed: Allowed): Promise<unknown> {
      try {
        return await send({ ...scoped, ...allowed });
      } catch (error) {
        if (readProblem(error).code === 'SERIES_DATES_CHANGED') plan.current?.refresh();
        const refused = refusedTimeOf(error);
        if (!refused) throw error;
        const more = await times.ask(refused);
        return more ? sendAllowing({ ...allowed, ...more }) : cancel();
      }
    }
  };

  return {
    save,
    cancel,
    /** How many of a series were saved and left out, and what becomes of the e-mail to the parent; null for neither. */
    resultOf(data: unknown): Consequence {
      const { savedCount = 0, skipped = [] } = savedOf(data) ?? {};
      const left = skipped.length + leftOut.current;
      const notMoved = isMove.current ? 'randevunun saati aynı kaldı' : 'gün atlandı';
      const ofSeries = `Seride ${savedCount} randevu kaydedildi${left > 0 ? `, ${left} ${notMoved}` : ''}.`;
      const series = savedCount < 2 && left === 0 ? null : ofSeries;
      if (!isParentNotified.current) return series;
      const notice = mail.queued('parent');
      return series ? { ...notice, sentence: `${series} ${notice.sentence}` } : notice;
    },
    dialogs: (
      <>
        <ScopeDialog
          open={scopes.question !== null}
          action="edit"
          onClose={() => scopes.answer(null)}
          onChoose={scopes.answer}
        />
        {times.dialog}
        {notices.dialog}
      </>
    ),
  };
}
