import { listOutboxInput, type OutboxEmailRecord } from '@practice/contracts';
import { jobQueue, type Page, readInput, readPaging, type ServiceContext } from '@practice/service-kit';
import { listRefusedAddresses } from '../refused-addresses/list-refused-addresses.ts';
import { outboxFilter, refusedFilter } from './outbox-filter.ts';
import { toOutboxRecords } from './to-outbox-records.ts';

/**
 * The e-mails of the product, newest first, by state and subject, or those that did not reach an address which refuses e-mails;
 * what was sent or skipped is kept 90 days.
 */
export async function listOutbox(
  ctx: ServiceContext,
  raw: unknown,
): Promise<Page<OutboxEmailRecord> & { addressRefusesTotal: number }> {
  const input = readInput(ctx, 'email:read', listOutboxInput, raw ?? {});
  const { page, pageSize } = readPaging(input);
  const refused = refusedFilter(await listRefusedAddresses(ctx));
  const filter = { ...outboxFilter(input), ...(input.addressRefuses ? refused : {}) };
  const [jobs, total, addressRefusesTotal] = await Promise.all([
    jobQueue()
      .find(filter)
      .sort({ createdAt: -1, _id: 1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    jobQueue().countDocuments(filter),
    jobQueue().countDocuments(refused),
  ]);
  return { items: await toOutboxRecords(jobs), total, addressRefusesTotal };
}
