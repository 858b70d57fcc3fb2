import { type BulkResult, bulkDeleteContactsInput } from '@practice/contracts';
import { forEachRecord, readInput, type ServiceContext } from '@practice/service-kit';
import { deleteContactMessage } from './delete-contact-message.ts';

/** Deletes several messages, each by itself. */
export async function bulkDeleteContactMessages(ctx: ServiceContext, raw: unknown): Promise<BulkResult> {
  const { ids } = readInput(ctx, 'contact:delete', bulkDeleteContactsInput, raw);
  const results = await forEachRecord(ids, (id) => deleteContactMessage(ctx, { id }));
  return { updatedCount: 0, deletedCount: results.filter(({ ok }) => ok).length, results };
}
