import { type BulkResult, bulkContactStatusInput } from '@practice/contracts';
import { forEachRecord, readInput, type ServiceContext } from '@practice/service-kit';
import { setContactStatus } from './set-contact-status.ts';

/** Sets the status of several messages, each by itself: one that is refused does not stop the others. */
export async function bulkSetContactStatus(ctx: ServiceContext, raw: unknown): Promise<BulkResult> {
  const { ids, status } = readInput(ctx, 'contact:write', bulkContactStatusInput, raw);
  const results = await forEachRecord(ids, (id) => setContactStatus(ctx, { id, status }));
  return { updatedCount: results.filter(({ ok }) => ok).length, deletedCount: 0, results };
}
