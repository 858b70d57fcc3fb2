import { type BulkResult, seriesScope, z } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { findAppointment } from './find-appointment.ts';
import { listSeries } from './list-series.ts';
import { removeAppointment } from './remove-appointment.ts';

const deleteInput = z.object({ id: z.string(), scope: seriesScope.nullish() });

/**
 * Deletes an appointment for good, or with `scope` the following ones or all of its series.
 * @throws DomainError NOT_FOUND
 */
export async function deleteAppointment(ctx: ServiceContext, raw: unknown): Promise<BulkResult> {
  const { id, scope } = readInput(ctx, 'appointment:delete', deleteInput, raw);
  const appointment = await findAppointment(id);
  const series = await listSeries(appointment, scope ?? 'one');
  for (const one of series) await removeAppointment(ctx, String(one._id));
  const results = series.map((one) => ({ id: String(one._id), ok: true, code: null, message: null }));
  return { updatedCount: 0, deletedCount: results.length, results };
}
