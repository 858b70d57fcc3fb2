import { SKETCH_REGISTERS } from '@practice/contracts';

const ALPHA = 0.7213 / (1 + 1.079 / SKETCH_REGISTERS);

/** How many different visitors a sketch has seen (HyperLogLog; few are counted by the registers that are still empty). */
export function estimateVisitors(sketch: Readonly<Record<string, number>>): number {
  const ranks = Object.values(sketch);
  const empty = SKETCH_REGISTERS - ranks.length;
  const sum = ranks.reduce((total, rank) => total + 2 ** -rank, empty);
  const estimate = (ALPHA * SKETCH_REGISTERS ** 2) / sum;
  const isFew = estimate <= 2.5 * SKETCH_REGISTERS && empty > 0;
  return Math.round(isFew ? SKETCH_REGISTERS * Math.log(SKETCH_REGISTERS / empty) : estimate);
}

/** The sketch of all visitors of either. */
export function joinSketches(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const joined = { ...one };
  for (const [register, rank] of Object.entries(other)) joined[register] = Math.max(joined[register] ?? 0, rank);
  return joined;
}
