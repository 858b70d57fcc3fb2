import type { ClientSession } from '@practice/service-kit';
import { type DestructionRecord, DestructionRecordModel } from './destruction-record.model.ts';

type Destroyed = Omit<DestructionRecord, '_id'> & { decisionId: string };

/** Counts records that were erased or are kept, with the others of the same decision, in the caller's transaction. */
export async function countDestroyed(
  session: ClientSession,
  { decisionId, count, ...record }: Destroyed,
): Promise<void> {
  const _id = `${decisionId}:${record.kind}:${record.keepReason ?? 'erased'}`;
  await DestructionRecordModel.updateOne({ _id }, { $setOnInsert: record, $inc: { count } }, { upsert: true, session });
}
