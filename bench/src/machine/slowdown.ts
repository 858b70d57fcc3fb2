import { atMost, perSecond, type Row } from '../row.ts';
import { compare, type Target } from './load.ts';

/** The time that a request takes on one target, such as one with much data, as a multiple of its time on another. */
export async function slowdown(name: string, much: Target, little: Target, goal: number | null = null): Promise<Row> {
  const measured = await compare(much, little);
  const times = 1 / measured.ratio;
  // One of the two responded to no request within a round.
  if (!Number.isFinite(times)) return { name, measured: 'no answer', isMet: false };
  return atMost(name, times, goal, perSecond(measured));
}
