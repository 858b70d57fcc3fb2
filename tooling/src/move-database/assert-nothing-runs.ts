import type { Db } from 'mongodb';
import { UserFacingError } from '../terminal/user-facing-error.ts';

/** A gateway reports itself every quarter of a minute. */
const SILENT_MS = 60_000;

/** @throws UserFacingError when a gateway somewhere works on a given database */
export async function assertNothingRuns(db: Db): Promise<void> {
  const since = new Date(Date.now() - SILENT_MS);
  const gateway = await db.collection<{ _id: string }>('gateways').findOne({ seenAt: { $gte: since } });
  if (!gateway) return;
  throw new UserFacingError(
    `The product runs on this database, as ${gateway._id}, or did a minute ago. Stop it everywhere, wait a minute, then move.`,
  );
}
