import { listOutboxInput, type OutboxEmailRecord } from '@practice/contracts';
import { jobQueue, type Page, readInput, readPaging, type ServiceContext } from '@practice/service-kit';
import { outboxFilter } from './outbox-filter.ts';
import { toOutboxRecords } from './to-outbox-records.ts';

/** The e-mails of the product, newest first, by state and subject; what was sent or skipped is kept 90 days. */
export async function listOutbox(ctx: ServiceContext, raw: unknown): Promise<Page<OutboxEmailRecord>> {
  const input = readInput(ctx, 'email:read', listOutboxInput, raw ?? {});
  const { page, pageSize } = readPaging(input);
  const filter = outboxFilter(input);
  const [jobs, total] = await Promise.all([
    jobQueue()
      .find(filter)
      .sort({ createdAt: -1, _id: 1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    jobQueue().countDocuments(filter),
  ]);
  return { items: await toOutboxRecords(jobs), total };
}
