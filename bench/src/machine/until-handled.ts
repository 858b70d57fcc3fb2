import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from 'mongodb';

/** Waits until every consumer has handled every event, and every e-mail is written; the bare side has neither. */
export async function untilHandled(db: Db): Promise<void> {
  const isDue = { kind: 'send-email', state: { $in: ['queued', 'running'] }, runAt: { $lte: new Date() } };
  for (;;) {
    const counter = await db.collection<{ _id: string; seq: number }>('counters').findOne({ _id: 'events' });
    const cursors = await db.collection('event_cursors').find({}).toArray();
    const isOpen = (await db.collection('event_outbox').findOne({})) ?? (await db.collection('jobs').findOne(isDue));
    if (!isOpen && cursors.every(({ seq }) => seq === counter?.seq)) break;
    await pause(100);
  }
}
