import { type BulkResult, bulkPagesInput } from '@practice/contracts';
import { DomainError, forEachRecord, readInput, type ServiceContext } from '@practice/service-kit';
import { deletePage } from './delete-page.ts';
import { updatePage } from './update-page.ts';

/**
 * Deletes pages or gives them a status, each by itself.
 * @throws DomainError VALIDATION_FAILED for the operation `status` without one.
 */
export async function bulkPages(ctx: ServiceContext, raw: unknown): Promise<BulkResult> {
  const { operation, pageIds, data } = readInput(ctx, 'content:write', bulkPagesInput, raw);
  if (operation === 'delete') {
    const results = await forEachRecord(pageIds, (id) => deletePage(ctx, { id }));
    return { updatedCount: 0, deletedCount: results.filter(({ ok }) => ok).length, results };
  }
  if (!data) {
    const message = 'Sayfaların yeni durumunu seçin';
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'data', message, code: 'REQUIRED' }] });
  }
  const results = await forEachRecord(pageIds, (id) => updatePage(ctx, { id, status: data.status }));
  return { updatedCount: results.filter(({ ok }) => ok).length, deletedCount: 0, results };
}
