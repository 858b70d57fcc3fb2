import type { ClientSession } from '@practice/service-kit';
import { type DestructionRecord, DestructionRecordModel } from './destruction-record.model.ts';

/** Counts records that were erased or are kept, with the others of the same decision, in the caller's transaction. */
export async function countDestroyed(session: ClientSession, { count, ...record }: DestructionRecord): Promise<void> {
  const { decisionId, kind, keepReason, ...others } = record;
  const change = { $setOnInsert: others, $inc: { count } };
  await DestructionRecordModel.updateOne({ decisionId, kind, keepReason }, change, { upsert: true, session });
}
