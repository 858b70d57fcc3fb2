import type { PracticeEvent } from '@practice/contracts';
import { lastSeq } from '../events.ts';
import { readEvents } from '../read-events.ts';
import { sequenceEvents } from '../sequence-events.ts';

/** The events after a number, including all committed ones: a change may be visible before its event has a number. */
export async function eventsSince(after: number): Promise<PracticeEvent[]> {
  await sequenceEvents();
  return readEvents(after);
}

/** The last `count` events, in order. */
export async function lastEvents(count: number): Promise<PracticeEvent[]> {
  await sequenceEvents();
  return readEvents(Math.max(0, (await lastSeq()) - count));
}
