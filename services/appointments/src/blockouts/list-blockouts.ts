import type { BlockoutRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { BlockoutModel } from '../schedule/blockout.model.ts';
import { blockouts } from './blockout.store.ts';

/** All blockouts by their beginning, the latest first. */
export async function listBlockouts(ctx: ServiceContext): Promise<BlockoutRecord[]> {
  assertCan(ctx, 'calendar:read');
  const stored = await BlockoutModel.find().sort({ startDateTime: -1, _id: 1 }).lean();
  return stored.map((blockout) => blockouts.toRecord(blockout));
}
