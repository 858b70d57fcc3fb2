import type { ErasedCounts } from '@practice/contracts';
import type { ClientSession } from 'mongoose';
import { recordAudit } from './audit.ts';
import type { ServiceContext } from './context.ts';
import { emit } from './events.ts';

/**
 * Says in the transaction that erases expired records how many of which kind go: the audit log has it, and the run counts by
 * the event what it has erased. Gives the counts that are more than none.
 */
export function recordExpiry(
  session: ClientSession,
  ctx: ServiceContext,
  { runId, counts }: { runId: string; counts: ErasedCounts },
): ErasedCounts {
  const erased = counts.filter(({ count }) => count > 0);
  if (erased.length === 0) return erased;
  emit(session, 'records.expired', { runId, erased });
  const changedFields = erased.map(({ kind, count }) => `${kind}:${count}`);
  recordAudit(session, ctx, { action: 'retention.applied', entity: 'retention', entityId: runId, changedFields });
  return erased;
}
