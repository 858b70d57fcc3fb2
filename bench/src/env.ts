import { z } from '@practice/contracts';

const count = z.coerce.number().int().min(10_000);

const paths = z.string().transform((text) => text.split(',').filter(Boolean));

/** What the bench reads: how many appointments the practice has after many years, and which pages Lighthouse is run for. */
export const env = z.object({ BENCH_APPOINTMENTS: count.default(500_000), BENCH_PAGES: paths.default([]) }).parse({
  BENCH_APPOINTMENTS: process.env.BENCH_APPOINTMENTS || undefined,
  BENCH_PAGES: process.env.BENCH_PAGES || undefined,
});
