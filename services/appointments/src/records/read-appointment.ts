import type { AppointmentRecord } from '@practice/contracts';
import { DomainError, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { getAppointment } from './get-appointment.ts';

/** Within this time a person's reads of one record are one audit entry, since screens refetch. */
const ONE_READING_MS = 10 * 60_000;
const MAX_KNOWN = 10_000;
/** When the last entry for a person and record was written; per process, since a second entry does no harm. */
const readAt = new Map<string, number>();

/** A full appointment, or null; the read is in the audit log. */
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
