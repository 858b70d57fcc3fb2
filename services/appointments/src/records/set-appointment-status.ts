import { type AppointmentRecord, statusChangeInput, type z } from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { toAppointmentRecord } from '../appointment/appointment-records.ts';
import { listSeries } from '../series/list-series.ts';
import { changeTogether, type Edit, ensureSchedulesOf } from './change-together.ts';
import { findAppointment } from './find-appointment.ts';
import { followsStatus, withOneEmail } from './series-status.ts';

/**
 * Sets the status of an appointment directly. Cancelling releases its slot; reactivating reserves it again, whatever closes
 * the time. With `scope` the others of its series follow (`followsStatus`), all or none, and the parent gets one e-mail.
 * @throws DomainError NOT_FOUND, VERSION_CONFLICT, APPOINTMENT_OVERLAP
 */
export async function setAppointmentStatus(ctx: ServiceContext, raw: unknown): Promise<AppointmentRecord> {
  const input = readInput(ctx, 'appointment:write', statusChangeInput, raw);
  await ensureSchedulesOf(await planChange(input));
  const decided = { allowConflict: input.allowConflict ?? false, allowClosed: true };
  const { first } = await withTransaction(async (session) =>
    changeTogether(session, ctx, await planChange(input, session), decided),
  );
  return toAppointmentRecord(first);
}

/** Which appointments get the status, the one itself first. */
async function planChange(
  { id, status, version, withoutEmail, isUndo, scope }: z.output<typeof statusChangeInput>,
  session?: ClientSession,
): Promise<Edit[]> {
  const target = await findAppointment(id, session);
  const others = (await listSeries(target, scope ?? 'one', session)).filter(
    (one) => !one._id.equals(target._id) && followsStatus(one, target, status),
  );
  const sent = { withoutEmail: withoutEmail ?? false, isUndo: isUndo ?? false };
  const edit = { changes: { status }, changeType: 'status', ...sent } as const;
  return withOneEmail([
    { ...edit, appointment: target, version: version ?? null },
    ...others.map((appointment) => ({ ...edit, appointment, version: null })),
  ]);
}
