import { MAX_REFERRERS, type TrafficRow } from '@practice/contracts';
import { joinSketches } from './sketch.ts';
import type { UrlTraffic } from './url-traffic.model.ts';

/** What an address has on a day with what a gateway counted. */
export function addRow(stored: UrlTraffic | undefined, { lastAt, ...row }: TrafficRow): UrlTraffic {
  const at = new Date(lastAt);
  const _id = `${row.day} ${row.path}`;
  if (!stored) return { _id, ...row, referrers: boundedReferrers({}, row.referrers), visitors: 0, lastAt: at };
  return {
    ...stored,
    hits: stored.hits + row.hits,
    errors: stored.errors + row.errors,
    bots: stored.bots + row.bots,
    totalMs: stored.totalMs + row.totalMs,
    times: stored.times.map((count, index) => count + (row.times[index] ?? 0)),
    devices: addCounts(stored.devices, row.devices),
    referrers: boundedReferrers(stored.referrers, row.referrers),
    sketch: joinSketches(stored.sketch, row.sketch),
    lastAt: at > stored.lastAt ? at : stored.lastAt,
  };
}

/** The sums by key; keys of both. */
export function addCounts<Key extends string>(
  one: Readonly<Record<Key, number>>,
  other: Readonly<Record<Key, number>>,
): Record<Key, number> {
  const sums: Record<Key, number> = { ...one };
  for (const [key, count] of Object.entries(other) as [Key, number][]) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}

/** A host that comes when all places are taken is counted without its name. */
function boundedReferrers(stored: Record<string, number>, counted: Record<string, number>): Record<string, number> {
  const sums = { ...stored };
  for (const [host, count] of Object.entries(counted)) {
    const hasRoom = host in sums || Object.keys(sums).length < MAX_REFERRERS;
    const key = hasRoom ? host : '';
    sums[key] = (sums[key] ?? 0) + count;
  }
  return sums;
}
