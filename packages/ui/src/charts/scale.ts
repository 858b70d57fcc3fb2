/** A value of a chart, and what it belongs to: a date, a weekday. */
export type ChartPoint = { label: string; value: number };

const STEPS = [1, 2, 5, 10];

/** Round values from at or below `min` to at or above `max`, about `count` of them, for the lines behind a chart. */
export function niceTicks(min: number, max: number, count = 4): number[] {
  const range = max - min || Math.abs(max) || 1;
  const rough = range / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((each) => each * power >= rough) ?? 10);
  const first = Math.floor(min / step);
  const last = Math.ceil((min + range) / step);
  return Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step));
}

/** Without what binary fractions add: 0.1 + 0.2. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}
