import { responseTimeBounds as bounds, MAX_REFERRERS } from '@practice/contracts';
import { addCounts } from './add-row.ts';
import { estimateVisitors } from './sketch.ts';
import type { UrlTraffic } from './url-traffic.model.ts';

const noDevices = { mobile: 0, desktop: 0, tablet: 0 };

/** The figures of several days of one address, or of the site; times and errors are of what the server answered. */
export function figuresOf(rows: readonly UrlTraffic[]) {
  const sum = (of: (row: UrlTraffic) => number) => rows.reduce((total, row) => total + of(row), 0);
  const totalHits = sum(({ hits }) => hits);
  const answered = sum(({ times }) => times.reduce((total, count) => total + count, 0));
  const ratio = (part: number) => (answered > 0 ? part / answered : 0);
  const referrers = rows.reduce<Record<string, number>>((all, row) => addCounts(all, row.referrers), {});
  return {
    totalHits,
    uniqueVisitors: sum(visitorsOf),
    avgResponseTime: Math.round(ratio(sum(({ totalMs }) => totalMs))),
    p95ResponseTime: percentile(0.95, rows),
    errorRate: Math.round(ratio(sum(({ errors }) => errors)) * 1000) / 10,
    botHits: sum(({ bots }) => bots),
    deviceBreakdown: rows.reduce((all, { devices }) => addCounts(all, devices), noDevices),
    referrers: Object.entries(referrers)
      .map(([host, count]) => ({ host, count }))
      .sort((one, other) => other.count - one.count || one.host.localeCompare(other.host))
      .slice(0, MAX_REFERRERS + 1),
  };
}

export function visitorsOf({ visitors, sketch }: UrlTraffic): number {
  return visitors + estimateVisitors(sketch);
}

/** The time that so many were answered within, evenly spread within the class that it falls into. */
function percentile(part: number, rows: readonly UrlTraffic[]): number {
  const counts = bounds.map((_, index) => rows.reduce((total, { times }) => total + (times[index] ?? 0), 0));
  const all = rows.reduce((total, { times }) => total + times.reduce((sum, count) => sum + count, 0), 0);
  let left = all * part;
  for (const [index, count] of counts.entries()) {
    const from = bounds[index - 1] ?? 0;
    if (count > 0 && left <= count) return Math.round(from + ((bounds[index] ?? from) - from) * (left / count));
    left -= count;
  }
  return all > 0 ? (bounds.at(-1) ?? 0) : 0;
}
