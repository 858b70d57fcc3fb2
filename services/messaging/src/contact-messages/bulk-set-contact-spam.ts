import { type BulkResult, bulkContactSpamInput } from '@practice/contracts';
import { forEachRecord, readInput, type ServiceContext } from '@practice/service-kit';
import { setContactSpam } from './set-contact-spam.ts';

/** Marks several messages as spam, or takes the mark away, each by itself: one that is refused does not stop the others. */
export async function bulkSetContactSpam(ctx: ServiceContext, raw: unknown): Promise<BulkResult> {
  const { ids, isSpam } = readInput(ctx, 'contact:write', bulkContactSpamInput, raw);
  const results = await forEachRecord(ids, (id) => setContactSpam(ctx, { id, isSpam }));
  return { updatedCount: results.filter(({ ok }) => ok).length, deletedCount: 0, results };
}
