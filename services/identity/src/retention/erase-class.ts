import { MAX_ERASED_AT_ONCE, type RetentionClass, retentionRules } from '@practice/contracts';
import { callService, DomainError, logger, systemContext } from '@practice/service-kit';
import { eraseExpiredRequests } from './expired-requests.ts';
import { findExpired } from './find-expired.ts';

/** `failed`: how many records could not be erased; null: none could be asked for. */
export type ErasedClass = { onHold: number; failed: number | null; isFinished: boolean };

type Batch = { kind: RetentionClass; keptFrom: string; ids: string[]; runId: string };

const ctx = systemContext('retention');

/**
 * Erases what is over of a class in batches, each in a transaction of the service that has it, until nothing is left or the
 * time is up. Requests are looked at again before each list, so that one which came in meanwhile holds what is left.
 * @throws DomainError UNAVAILABLE when a service does not answer
 */
export async function eraseClass(runId: string, kind: RetentionClass, until: number): Promise<ErasedClass> {
  const failed = new Set<string>();
  for (;;) {
    const { keptFrom, expired, hasMore } = await findExpired(ctx, kind);
    const onHold = expired.filter(({ isOnHold }) => isOnHold).length;
    const ids = expired.filter(({ id, isOnHold }) => !isOnHold && !failed.has(id)).map(({ id }) => id);
    for (let start = 0; start < ids.length; start += MAX_ERASED_AT_ONCE) {
      if (Date.now() > until) return { onHold, failed: failed.size, isFinished: false };
      const batch = { kind, keptFrom, ids: ids.slice(start, start + MAX_ERASED_AT_ONCE), runId };
      for (const id of await eraseBatch(batch)) failed.add(id);
    }
    if (!hasMore || ids.length === 0) return { onHold, failed: failed.size, isFinished: true };
  }
}

/**
 * Erases a batch, and record by record what cannot be erased together: one that fails does not keep the others.
 * @returns the ids of those that failed
 * @throws DomainError UNAVAILABLE
 */
async function eraseBatch(batch: Batch): Promise<string[]> {
  try {
    await erase(batch);
    return [];
  } catch (err) {
    if (err instanceof DomainError && err.code === 'UNAVAILABLE') throw err;
    if (batch.ids.length > 1) {
      const failed: string[] = [];
      for (const id of batch.ids) failed.push(...(await eraseBatch({ ...batch, ids: [id] })));
      return failed;
    }
    logger.warn({ err, kind: batch.kind, id: batch.ids[0] }, 'an expired record could not be erased');
    return batch.ids;
  }
}

async function erase({ kind, ...batch }: Batch): Promise<void> {
  const { service } = retentionRules[kind];
  if (service === 'identity') await eraseExpiredRequests(ctx, batch);
  else await callService(service, 'eraseExpiredRecords', { kind, ...batch }, ctx);
}
