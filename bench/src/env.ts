import { z } from '@practice/contracts';

const count = z.coerce.number().int().min(10_000);

/** What the bench reads: how many appointments the practice has after many years. */
export const env = z
  .object({ BENCH_APPOINTMENTS: count.default(500_000) })
  .parse({ BENCH_APPOINTMENTS: process.env.BENCH_APPOINTMENTS || undefined });
