import { type BulkResult, bulkDeleteInput, seriesScope, z } from '@practice/contracts';
import { emit, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { AppointmentChangeModel } from '../appointment/appointment-change.model.ts';
import { unsettleTime } from '../appointment/settle-time.ts';
import { eachByItself } from './each-by-itself.ts';
import { findAppointment } from './find-appointment.ts';
import { listSeries } from './list-series.ts';

const deleteInput = z.object({ id: z.string(), scope: seriesScope.nullish() });

/**
 * Deletes an appointment for good, or with `scope` the following ones or all of its series.
 * @throws DomainError NOT_FOUND
 */
export async function deleteAppointment(ctx: ServiceContext, raw: unknown): Promise<BulkResult> {
  const { id, scope } = readInput(ctx, 'appointment:delete', deleteInput, raw);
  const appointment = await findAppointment(id);
  const series = await listSeries(appointment, scope ?? 'one');
  for (const one of series) await deleteOne(ctx, String(one._id));
  const results = series.map((one) => ({ id: String(one._id), ok: true, code: null, message: null }));
  return { updatedCount: 0, deletedCount: results.length, results };
}

/** DELETE /api/appointments/:id: the same, with no answer. */
export async function removeAppointment(ctx: ServiceContext, raw: unknown): Promise<void> {
  await deleteAppointment(ctx, raw);
}

/** Deletes several for good; each by itself. */
export async function bulkDeleteAppointments(ctx: ServiceContext, raw: unknown): Promise<BulkResult> {
  const { ids } = readInput(ctx, 'appointment:delete', bulkDeleteInput, raw);
  const results = await eachByItself(ids, (id) => deleteOne(ctx, id));
  return { updatedCount: 0, deletedCount: results.filter((result) => result.ok).length, results };
}

/** Deletes one for good, with its history and event; its time is free again. */
export async function deleteOne(ctx: ServiceContext, id: string): Promise<void> {
  await withTransaction(async (session) => {
    const appointment = await findAppointment(id, session);
    await unsettleTime(session, appointment);
    await AppointmentModel.deleteOne({ _id: id }, { session });
    await AppointmentChangeModel.deleteMany({ appointmentId: id }, { session });
    recordAudit(session, ctx, { action: 'appointment.deleted', entity: 'appointment', entityId: id });
    emit(session, 'appointment.changed', {
      appointmentId: id,
      changeType: 'deleted',
      status: appointment.status,
      previousStatus: appointment.status,
      version: appointment.version,
    });
  });
}
