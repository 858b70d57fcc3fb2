import {
  MAX_REFERRERS,
  OTHER_ADDRESSES,
  responseTimeBounds,
  type TrafficDevice,
  type TrafficRow,
  WHOLE_SITE,
} from '@practice/contracts';
import { addVisitor, pathHash, type Sketch, type VisitorHash, visitorHash } from './visitor-sketch.ts';

/** So many addresses have a row of their own in a batch. */
const MAX_ADDRESSES = 500;

export type Visit = {
  day: string;
  path: string;
  /** What the gateway took to answer; null when the browser showed the page by itself. */
  ms: number | null;
  isError: boolean;
  isBot: boolean;
  device: TrafficDevice;
  /** The host of the site that led here; '' for none. */
  referrer: string;
  /** Address and browser of the caller: only looked at, never kept. */
  visitor: string;
  at: number;
};

type Row = Omit<TrafficRow, 'sketch' | 'lastAt'> & { sketch: Sketch; lastAt: number };

/** Visits of some seconds as sums by day and address. */
export class TrafficCounts {
  readonly #rows = new Map<string, Row>();

  get isEmpty(): boolean {
    return this.#rows.size === 0;
  }

  add(visit: Visit, salt: string | undefined): void {
    const visitor = salt && !visit.isBot ? visitorHash(salt, visit.visitor) : undefined;
    this.#count(this.#rowOf(visit.day, WHOLE_SITE), visit, visitor);
    this.#count(this.#rowOf(visit.day, visit.path), visit, visitor);
  }

  toRows(): TrafficRow[] {
    return [...this.#rows.values()].map((row) => ({
      ...row,
      sketch: Object.fromEntries(row.sketch),
      lastAt: new Date(row.lastAt).toISOString(),
    }));
  }

  #rowOf(day: string, path: string): Row {
    const key = `${day} ${path}`;
    const found = this.#rows.get(key);
    if (found) return found;
    if (this.#rows.size >= MAX_ADDRESSES && path !== OTHER_ADDRESSES && path !== WHOLE_SITE) {
      return this.#rowOf(day, OTHER_ADDRESSES);
    }
    const row = newRow(day, path);
    this.#rows.set(key, row);
    return row;
  }

  #count(row: Row, visit: Visit, visitor: VisitorHash | undefined): void {
    row.lastAt = Math.max(row.lastAt, visit.at);
    if (visit.isBot) {
      row.bots += 1;
      return;
    }
    row.hits += 1;
    if (visit.ms !== null) countTime(row, visit.ms);
    row.devices[visit.device] += 1;
    if (visit.isError) row.errors += 1;
    if (visit.referrer) countReferrer(row.referrers, visit.referrer);
    if (visitor) addVisitor(row.sketch, visitor, pathHash(row.path));
  }
}

function newRow(day: string, path: string): Row {
  return {
    day,
    path,
    hits: 0,
    errors: 0,
    bots: 0,
    totalMs: 0,
    times: Array<number>(responseTimeBounds.length + 1).fill(0),
    devices: { mobile: 0, desktop: 0, tablet: 0 },
    referrers: {},
    sketch: new Map(),
    lastAt: 0,
  };
}

function countTime(row: Row, ms: number): void {
  const index = timeClass(ms);
  row.totalMs += ms;
  row.times[index] = (row.times[index] ?? 0) + 1;
}

function timeClass(ms: number): number {
  const index = responseTimeBounds.findIndex((bound) => ms <= bound);
  return index < 0 ? responseTimeBounds.length : index;
}

function countReferrer(referrers: Record<string, number>, host: string): void {
  const key = host in referrers || Object.keys(referrers).length < MAX_REFERRERS ? host : '';
  referrers[key] = (referrers[key] ?? 0) + 1;
}
