import { DomainError, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import type { StoredAppointment } from '../appointment/appointment.model.ts';
import type { Conflict } from '../appointment/appointment-slot.ts';
import { type Change, changeAppointment } from './change-appointment.ts';
import { findAppointment } from './find-appointment.ts';

/** A change of one of several appointments. */
export type Edit = Omit<Change, 'allowConflict'>;

/**
 * Changes appointments in the caller's transaction; the first is the one that was edited, the others are of its series.
 * @returns the first as it is then
 * @throws DomainError VERSION_CONFLICT; APPOINTMENT_OVERLAP with the appointments in the way of any of them
 */
export async function changeTogether(
  session: ClientSession,
  ctx: ServiceContext,
  edits: readonly Edit[],
  allowConflict: boolean,
): Promise<StoredAppointment> {
  const [first] = edits;
  if (!first) throw new Error('There is nothing to change.');
  const inTheWay = new Map<string, Conflict>();
  for (const { appointment, ...edit } of inOrderOfMoving(edits)) {
    // Read again: an overlap may have ended with the change before.
    const current = await findAppointment(String(appointment._id), session);
    try {
      await changeAppointment(session, ctx, { ...edit, appointment: current, allowConflict });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'APPOINTMENT_OVERLAP') throw error;
      for (const one of (error.attachment.conflicts ?? []) as Conflict[]) inTheWay.set(one.id, one);
    }
  }
  if (inTheWay.size > 0) {
    const conflicts = [...inTheWay.values()].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
    throw new DomainError('APPOINTMENT_OVERLAP', { attachment: { conflicts } });
  }
  return findAppointment(String(first.appointment._id), session);
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
