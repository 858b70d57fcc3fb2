import type { ClientSession, ServiceContext } from '@practice/service-kit';
import type { StoredAppointment } from '../appointment/appointment.model.ts';
import { removeIdempotencyRecords } from '../booking/idempotency-records.ts';
import { removeAppointment } from '../records/remove-appointment.ts';

/**
 * Erases an appointment with its files, its history and what recognised its request, in the caller's transaction.
 * @returns the contents of its files, for `deleteContents` when the transaction is committed
 */
export async function eraseAppointment(
  session: ClientSession,
  ctx: ServiceContext,
  appointment: StoredAppointment,
): Promise<(string | null)[]> {
  await removeIdempotencyRecords(session, appointment);
  return removeAppointment(session, ctx, String(appointment._id));
}
