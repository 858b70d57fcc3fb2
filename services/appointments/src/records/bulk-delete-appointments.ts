import { type BulkResult, bulkDeleteInput } from '@practice/contracts';
import { forEachRecord, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { deleteContents } from '../clinical/file-contents.ts';
import { removeAppointment } from './remove-appointment.ts';

/** Deletes several appointments for good, each by itself. */
export async function bulkDeleteAppointments(ctx: ServiceContext, raw: unknown): Promise<BulkResult> {
  const { ids } = readInput(ctx, 'appointment:delete', bulkDeleteInput, raw);
  const results = await forEachRecord(ids, async (id) =>
    deleteContents(await withTransaction((session) => removeAppointment(session, ctx, id))),
  );
  return { updatedCount: 0, deletedCount: results.filter(({ ok }) => ok).length, results };
}
