import { countOpenJobs, sumChallenges } from '@practice/service-kit';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenStreams } from '../streams/open-streams.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = { registry: Registry; durations: Histogram<'method' | 'route' | 'status'> };

/** What Prometheus may read: request durations by route and status, the process, jobs by state, open streams, challenges. */
export function createMetrics(streams: OpenStreams): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, pattern of the address and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  new Gauge({
    name: 'practice_jobs',
    help: 'Jobs that are not done, by kind and state.',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      // None while the database is unavailable, when the other figures matter most.
      for (const { kind, state, count } of await countOpenJobs().catch(() => [])) this.set({ kind, state }, count);
    },
  });
  new Gauge({
    name: 'practice_open_streams',
    help: 'Open server-sent event streams.',
    registers: [registry],
    collect() {
      this.set(streams.size);
    },
  });
  new Counter({
    name: 'practice_challenges_total',
    help: 'Challenges for visitors who submit something under pressure, by what became of them, of all gateways together.',
    labelNames: ['outcome'],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await sumChallenges().catch(() => null);
      for (const [outcome, count] of Object.entries(counts ?? {})) this.inc({ outcome }, count);
    },
  });
  return { registry, durations };
}
