import { type BulkResult, bulkStatusInput } from '@practice/contracts';
import { forEachRecord, readInput, type ServiceContext } from '@practice/service-kit';
import { setAppointmentStatus } from './set-appointment-status.ts';

/** Sets the status of several appointments, each by itself: one that is refused does not stop the others. */
export async function bulkSetAppointmentStatus(ctx: ServiceContext, raw: unknown): Promise<BulkResult> {
  const { ids, ...change } = readInput(ctx, 'appointment:write', bulkStatusInput, raw);
  const results = await forEachRecord(ids, (id) => setAppointmentStatus(ctx, { ...change, id }));
  return { updatedCount: results.filter((result) => result.ok).length, deletedCount: 0, results };
}
