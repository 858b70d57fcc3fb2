import { type ExpiredRecord, listExpiredRecordsInput } from '@practice/contracts';
import { type Page, readInput, readPaging, recordReading, type ServiceContext } from '@practice/service-kit';
import { findExpired } from './find-expired.ts';

/**
 * What a run would erase now of a class, and what would stay for an open request, the oldest first; for admins, and each
 * reading is in the audit log. Nothing is erased.
 */
export async function listExpiredRecords(ctx: ServiceContext, raw: unknown): Promise<Page<ExpiredRecord>> {
  const { kind, ...paging } = readInput(ctx, 'privacy:read', listExpiredRecordsInput, raw);
  const { page, pageSize } = readPaging(paging);
  const { expired } = await findExpired(ctx, kind);
  await recordReading(ctx, { action: 'retention.read', entity: 'retention', entityId: kind });
  const items = expired.slice((page - 1) * pageSize, page * pageSize);
  return { items: items.map(({ partOfId: _, ...record }) => record), total: expired.length };
}
