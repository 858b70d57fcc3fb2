import type { AppointmentStatus } from '@practice/contracts';
import type { StoredAppointment } from '../appointment/appointment.model.ts';
import { timeOf } from './change-appointment.ts';
import type { Edit } from './change-together.ts';

/**
 * Whether one of a series gets the new status of another. To be cancelled, it has to be still to come; to be completed, it
 * must have begun; otherwise it is to come and has the status that the other had: a cancelled one is not confirmed along.
 */
export function followsStatus(
  { status, startsAt }: StoredAppointment,
  other: StoredAppointment,
  to: AppointmentStatus,
): boolean {
  const isToCome = startsAt > new Date();
  const isOpen = status === 'pending' || status === 'confirmed';
  if (to === 'completed') return isOpen && !isToCome;
  return isToCome && (to === 'cancelled' ? isOpen : status === other.status);
}

/** One e-mail for all that get a new status: it is about the first, and names the times of the others. */
export function withOneEmail([first, ...others]: readonly Edit[]): Edit[] {
  if (!first) return [];
  const changed = others.filter(
    ({ appointment, changes }) => changes.status !== undefined && changes.status !== appointment.status,
  );
  const alsoChanged = changed.map(({ appointment, changes }) => timeOf({ ...appointment, ...changes }));
  return [{ ...first, alsoChanged }, ...others.map((edit) => ({ ...edit, withoutEmail: true }))];
}
