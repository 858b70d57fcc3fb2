import type { PracticeEvent } from '@practice/contracts';
import { lastSeq, readEvents } from '../events.ts';

/** The last events that were told, at most so many, in order. */
export async function lastEvents(count: number): Promise<PracticeEvent[]> {
  return readEvents(Math.max(0, (await lastSeq()) - count));
}
