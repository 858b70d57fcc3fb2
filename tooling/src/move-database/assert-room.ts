import { missingSpace } from '@practice/service-kit/disk-space';
import type { Db } from 'mongodb';
import { UserFacingError } from '../terminal/user-facing-error.ts';

/** An engine writes all that is copied to its log of changes, too, which has this limit. */
const LOG_BYTES = 1024 ** 3;

/**
 * Makes sure that a copy of a database fits on the disk of a data folder, with its indexes.
 * @throws UserFacingError with what is free and what is needed
 */
export async function assertRoom(db: Db, dataDir: string): Promise<void> {
  const { dataSize, indexSize } = await db.stats();
  const bytes = Number(dataSize) + Number(indexSize);
  const missing = await missingSpace(dataDir, bytes + Math.min(bytes, LOG_BYTES));
  if (!missing) return;
  const { freeMb, neededMb } = missing;
  throw new UserFacingError(
    `The disk of ${dataDir} has ${freeMb} MB left, and the copy needs ${neededMb} MB. Make room, or move to a MongoDB elsewhere ` +
      'by its address. Nothing was changed.',
  );
}
