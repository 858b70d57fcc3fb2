import type { Interval } from './day-schedule.model.ts';

/** A slot that takes several appointments at once. */
export type SharedSlot = Interval & { capacity: number };

type Options = {
  /** Minutes that stay free between two appointments. */
  buffer?: number;
  shared?: readonly SharedSlot[];
};

/**
 * The taken intervals that are in the way of another one: those that it overlaps or comes closer to than the buffer. What
 * lies inside of the same shared slot is in the way only when that has as many as it takes.
 */
export function inTheWay<T extends Interval>(
  interval: Interval,
  taken: readonly T[],
  { buffer = 0, shared = [] }: Options = {},
): T[] {
  const near = taken.filter((one) => overlaps(one, interval, buffer));
  const slot = shared.find((one) => contains(one, interval));
  if (!slot || near.filter((one) => contains(slot, one)).length >= slot.capacity) return near;
  return near.filter((one) => !contains(slot, one));
}

/** Whether two intervals overlap, or are less than `buffer` minutes apart. */
export function overlaps(a: Interval, b: Interval, buffer = 0): boolean {
  return a.start < b.end + buffer && b.start < a.end + buffer;
}

/** Whether an interval lies inside of another. */
export function contains(outer: Interval, inner: Interval): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
