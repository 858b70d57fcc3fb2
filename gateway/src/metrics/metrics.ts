import { setTimeout as pause } from 'node:timers/promises';
import { sumChallenges, workMetrics } from '@practice/service-kit';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from '../pages/page-cache.ts';
import type { RemoteFailures } from '../remotes/failures/remote-failures.ts';
import type { OpenStreams } from '../streams/open-streams.ts';
import { type Figure, stateFigures } from './state-figures.ts';

const LIMIT_MS = 2000;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = { registries: Registry[]; durations: Histogram<'method' | 'route' | 'status'> };

type Options = { streams: OpenStreams; pages: PageCache; failures: RemoteFailures; dataDir: string };

/**
 * What Prometheus may read: request durations by route and status, the process, what it counts of its work and of its
 * pages, and the state of the product, which any gateway sees alike.
 */
export function createMetrics({ streams, pages, failures, dataDir }: Options): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, pattern of the address and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  new Gauge({
    name: 'practice_open_streams',
    help: 'Open server-sent event streams.',
    registers,
    collect() {
      this.set(streams.size);
    },
  });
  new Counter({
    name: 'practice_challenges_total',
    help: 'Challenges for visitors who submit something under pressure, by what became of them, of all gateways together.',
    labelNames: ['outcome'],
    registers,
    async collect() {
      this.reset();
      const counts = await inTime(sumChallenges(), null);
      for (const [outcome, count] of Object.entries(counts ?? {})) this.inc({ outcome }, count);
    },
  });
  new Counter({
    name: 'practice_page_cache_requests_total',
    help: 'Requests for pages: found in the cache (hit), or made (miss).',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      this.inc({ result: 'hit' }, pages.requests.hit);
      this.inc({ result: 'miss' }, pages.requests.miss);
    },
  });
  new Counter({
    name: 'practice_remote_failures_total',
    help: 'Failures of remotes: pages that were not rendered whole (server), and what browsers have reported (browser).',
    labelNames: ['remote', 'version', 'where'],
    registers,
    collect() {
      this.reset();
      for (const { name, version, where, count } of failures.totals())
        this.inc({ remote: name, version, where }, count);
    },
  });
  for (const figure of stateFigures(dataDir)) addGauge(figure, registers);
  return { registries: [registry, workMetrics], durations };
}

/** Without a value while it cannot be read, as when the database is away and the other figures matter most. */
function addGauge({ name, help, labels = [], read }: Figure, registers: Registry[]): void {
  new Gauge({
    name,
    help,
    labelNames: labels,
    registers,
    async collect() {
      this.reset();
      // A gauge without labels would else be 0, which is a value, too.
      if (labels.length === 0) this.remove();
      for (const { value, ...of } of await inTime(read(), [])) this.set(of, value);
    },
  });
}

/** What is read, or `otherwise` when that fails or takes long, as on a database that hangs. */
function inTime<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  return Promise.race([reading.catch(() => otherwise), pause(LIMIT_MS, otherwise, { ref: false })]);
}
