import type { AppointmentRecord } from '@practice/contracts';
import { DomainError, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { getAppointment } from './get-appointment.ts';

/** Within this time a person's readings of one record are one line in the audit log: screens fetch again and again. */
const ONE_READING_MS = 10 * 60_000;
const MAX_KNOWN = 10_000;
/** When who last had a line for which record; of this process alone, since a second line does no harm. */
const readAt = new Map<string, number>();

/** One appointment whole, or null; that it was read, by whom and from where, is in the audit log. */
export async function readAppointment(ctx: ServiceContext, input: { id: string }): Promise<AppointmentRecord | null> {
  const appointment = await getAppointment(ctx, input);
  if (!appointment) return null;
  const reading = [ctx.actor.userId, ctx.actor.tokenId, appointment.id].join(' ');
  if (Date.now() - (readAt.get(reading) ?? 0) < ONE_READING_MS) return appointment;
  await withTransaction(async (session) =>
    recordAudit(session, ctx, { action: 'appointment.read', entity: 'appointment', entityId: appointment.id }),
  );
  if (readAt.size >= MAX_KNOWN) readAt.clear();
  readAt.set(reading, Date.now());
  return appointment;
}

/**
 * The same for GET /api/appointments/:id.
 * @throws DomainError NOT_FOUND
 */
export async function readAppointmentOrFail(ctx: ServiceContext, input: { id: string }): Promise<AppointmentRecord> {
  const appointment = await readAppointment(ctx, input);
  if (!appointment) throw new DomainError('NOT_FOUND');
  return appointment;
}
