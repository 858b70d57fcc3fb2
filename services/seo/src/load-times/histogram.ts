import { type WebVital, type WebVitalFigure, webVitalBounds, webVitalRating, webVitals } from '@practice/contracts';
import type { Histograms } from './load-time.model.ts';

const SHARE = 0.75;

/** The class of `webVitalBounds` that a value is counted in. */
export function classOf(metric: WebVital, value: number): number {
  const found = webVitalBounds[metric].findIndex((bound) => value <= bound);
  return found === -1 ? webVitalBounds[metric].length : found;
}

/** The figures of several histograms together. */
export function figuresOf(rows: readonly Histograms[]): WebVitalFigure[] {
  return webVitals.flatMap((metric) => {
    const counts = new Map<number, number>();
    for (const row of rows) {
      for (const [index, count] of Object.entries(row[metric] ?? {})) {
        counts.set(Number(index), (counts.get(Number(index)) ?? 0) + count);
      }
    }
    const count = [...counts.values()].reduce((sum, each) => sum + each, 0);
    if (count === 0) return [];
    const value = valueAt(metric, counts, count * SHARE);
    return [{ metric, value, rating: webVitalRating(metric, value), count }];
  });
}

/** The value below which `rank` of the values are, as if those of a class were spread evenly over it. */
function valueAt(metric: WebVital, counts: ReadonlyMap<number, number>, rank: number): number {
  const bounds = webVitalBounds[metric];
  const greatest = bounds.at(-1) ?? 0;
  let seen = 0;
  for (const [index, bound] of bounds.entries()) {
    const count = counts.get(index) ?? 0;
    if (count > 0 && seen + count >= rank) {
      const from = bounds[index - 1] ?? 0;
      return rounded(metric, from + ((bound - from) * (rank - seen)) / count);
    }
    seen += count;
  }
  return greatest;
}

function rounded(metric: WebVital, value: number): number {
  return metric === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
}
