import type { PracticeEvent } from '@practice/contracts';
import { lastSeq, readEvents } from '../events.ts';
import { sequenceEvents } from '../sequence-events.ts';

/**
 * The events after a number, with all of those that are committed by now: who saw a change may be earlier than the
 * number of its event.
 */
export async function eventsSince(after: number): Promise<PracticeEvent[]> {
  await sequenceEvents();
  return readEvents(after);
}

/** The last events that were told, at most so many, in order. */
export async function lastEvents(count: number): Promise<PracticeEvent[]> {
  await sequenceEvents();
  return readEvents(Math.max(0, (await lastSeq()) - count));
}
