import type { ClosedTime } from '@practice/contracts';
import { DomainError, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import type { StoredAppointment } from '../appointment/appointment.model.ts';
import { type Conflict, timeRefusal } from '../appointment/appointment-slot.ts';
import { ensureDaySchedules } from '../schedule/reserve-slot.ts';
import { type Change, changeAppointment } from './change-appointment.ts';
import { findAppointment } from './find-appointment.ts';
import { isOtherTime } from './keep-closed-out.ts';

/** A change of one of several appointments. */
export type Edit = Omit<Change, 'allowConflict' | 'allowClosed'>;

/**
 * Changes appointments, as this transaction has read them; the first is the one that was edited and whose time staff
 * decide about, the others are of its series.
 * @returns the first as it is then, and how many of the others have changed
 * @throws DomainError VERSION_CONFLICT; CLOSED_TIME and APPOINTMENT_OVERLAP with all that is in the way of any of them
 */
export async function changeTogether(
  session: ClientSession,
  ctx: ServiceContext,
  edits: readonly Edit[],
  decided: Pick<Change, 'allowConflict' | 'allowClosed'>,
): Promise<{ first: StoredAppointment; othersChanged: number }> {
  const [first] = edits;
  if (!first) throw new Error('There is nothing to change.');
  const inTheWay = new Map<string, Conflict>();
  const closedTimes: ClosedTime[] = [];
  let othersChanged = 0;
  let changed = first.appointment;
  for (const { appointment, ...edit } of inOrderOfMoving(edits)) {
    const isFirst = appointment._id.equals(first.appointment._id);
    // An overlap may have ended with the change before.
    const current = edits.length === 1 ? appointment : await findAppointment(String(appointment._id), session);
    try {
      changed = await changeAppointment(session, ctx, {
        ...edit,
        appointment: current,
        ...decided,
        ...(isFirst ? {} : { allowClosed: true }),
      });
      if (!isFirst && changed.version !== current.version) othersChanged += 1;
    } catch (error) {
      if (!(error instanceof DomainError) || !['CLOSED_TIME', 'APPOINTMENT_OVERLAP'].includes(error.code)) throw error;
      closedTimes.push(...(error.attachment.closedTimes ?? []));
      for (const one of (error.attachment.conflicts ?? []) as Conflict[]) inTheWay.set(one.id, one);
    }
  }
  if (inTheWay.size > 0 || closedTimes.length > 0) {
    const conflicts = [...inTheWay.values()].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
    throw timeRefusal({ conflicts, closedTimes });
  }
  const id = String(first.appointment._id);
  return { first: edits.length === 1 ? changed : await findAppointment(id, session), othersChanged };
}

/** Makes sure of the schedules on which these edits reserve slots. Call it before their transaction. */
export function ensureSchedulesOf(edits: readonly Edit[], others: readonly string[] = []): Promise<void> {
  const reserving = edits.filter((edit) => isOtherTime(edit) || edit.appointment.status === 'cancelled');
  const dates = reserving.map(({ appointment, changes }) => changes.appointmentDate ?? appointment.appointmentDate);
  return ensureDaySchedules([...dates, ...others]);
}

const keyOf = ({ appointmentDate, appointmentTime }: Conflict) => `${appointmentDate} ${appointmentTime}`;

/** Those that move to other days: each finds the day of the next one free. */
function inOrderOfMoving(edits: readonly Edit[]): readonly Edit[] {
  const [first] = edits;
  const [from, to] = [first?.appointment.appointmentDate, first?.changes.appointmentDate];
  if (!from || !to || from === to) return edits;
  const inOrder = edits.toSorted((a, b) => a.appointment.startsAt.getTime() - b.appointment.startsAt.getTime());
  return to > from ? inOrder.reverse() : inOrder;
}
