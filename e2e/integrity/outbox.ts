import {
  APPLY_RETENTION_JOB,
  CHECK_BACKUP_JOB,
  CHECK_URLS_JOB,
  MAKE_BACKUP_JOB,
  RUN_SELF_CHECKS_JOB,
} from '@practice/contracts';
import type { Db } from 'mongodb';
import { vi } from 'vitest';

type Cursor = { seq: number };

const nightly = [APPLY_RETENTION_JOB, CHECK_URLS_JOB, MAKE_BACKUP_JOB, CHECK_BACKUP_JOB, RUN_SELF_CHECKS_JOB];

/** Whether every event has been handled and no e-mail is still to be sent; what is done at night is always planned. */
async function allIsQuiet(db: Db): Promise<boolean> {
  const counter = await db.collection<{ _id: string; seq: number }>('counters').findOne({ _id: 'events' });
  const cursors = await db.collection<Cursor>('event_cursors').find().toArray();
  const open = await db.collection('jobs').findOne({
    kind: { $nin: nightly },
    state: { $in: ['queued', 'waiting', 'running'] },
  });
  const isNumbered = (await db.collection('event_outbox').findOne({})) === null;
  return isNumbered && open === null && cursors.every(({ seq }) => seq === counter?.seq);
}

/** Waits until nothing is left to do; the lease of a worker that was killed ends after a minute. */
export async function untilAllIsQuiet(db: Db, timeout = 400_000): Promise<void> {
  await vi.waitFor(
    async () => {
      if (!(await allIsQuiet(db))) throw new Error('There are events or e-mails that nobody has handled yet');
    },
    { timeout, interval: 250 },
  );
}
