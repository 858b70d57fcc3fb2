import { atMost, perSecond, type Row } from '../row.ts';
import { compare, type Target } from './load.ts';

/** The time that a request takes with much data, as a multiple of its time with little. */
export async function slowdown(name: string, much: Target, little: Target, goal: number): Promise<Row> {
  const measured = await compare(much, little);
  const times = 1 / measured.ratio;
  // One of the two responded to no request within a round.
  if (!Number.isFinite(times)) return { name, measured: 'no answer', isMet: false };
  return atMost(name, times, goal, perSecond(measured));
}
