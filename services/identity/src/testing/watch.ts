import { type AuditEntry, EventConsumer, recordAuditAlone, type ServiceContext } from '@practice/service-kit';
import { createService } from '../server.ts';

const service = createService();

/** Handles all events that there are, as two gateways at the same moment. */
export async function handleEvents(): Promise<void> {
  const consumers = [1, 2].map(() => new EventConsumer('identity', service.handlers ?? {}));
  for (const consumer of consumers) await consumer.prepare();
  await Promise.all(consumers.map((consumer) => consumer.catchUp()));
  // One of them may have stopped at what the other was about to finish.
  await consumers[0]?.catchUp();
}

/** Records entries of the audit log, one transaction each, and has them handled. */
export async function recordAll(ctx: ServiceContext, entries: AuditEntry[]): Promise<void> {
  for (const entry of entries) await recordAuditAlone(ctx, entry);
  await handleEvents();
}
