import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { database } from '../database.ts';
import { isDuplicateKey } from '../domain-error.ts';
import { MigrationRefused } from './migration-refused.ts';

type LockRecord = { _id: string; owner: string; until: Date };

const ID = 'migrations';
/** The lock of a killed process expires after this time. */
const LEASE_MS = 30_000;
const RENEW_MS = 5000;
const POLL_MS = 250;

function locks() {
  return database().collection<LockRecord>('migration_locks');
}

/**
 * Runs `work` while no other process of any machine does so; waits for one that does. `assertOwned` given to it throws
 * when the lock was lost, because this process was suspended for longer than its lease.
 */
export async function withMigrationLock<T>(work: (assertOwned: () => void) => Promise<T>): Promise<T> {
  const owner = randomUUID();
  while (!(await take(owner))) await pause(POLL_MS);
  let isLost = false;
  const renew = setInterval(() => {
    take(owner).then(
      (isOwned) => {
        isLost ||= !isOwned;
      },
      () => undefined,
    );
  }, RENEW_MS);
  try {
    return await work(() => {
      if (isLost) throw new MigrationRefused('Another process migrates the data. Start again when it has ended.');
    });
  } finally {
    clearInterval(renew);
    await locks().deleteOne({ _id: ID, owner });
  }
}

/** Takes or renews the lock; false when another process has it. */
async function take(owner: string): Promise<boolean> {
  const now = new Date();
  const lock = { owner, until: new Date(now.getTime() + LEASE_MS) };
  const free = { _id: ID, $or: [{ owner }, { until: { $lt: now } }] };
  const { matchedCount } = await locks().updateOne(free, { $set: lock });
  if (matchedCount > 0) return true;
  try {
    await locks().insertOne({ _id: ID, ...lock });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
