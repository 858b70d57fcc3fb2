import { env } from '../env.ts';
import { startFilled } from '../machine/filled-practice.ts';
import { newDatabase } from '../machine/program.ts';
import { slowdown } from '../machine/slowdown.ts';
import { type Row, thousands } from '../row.ts';
import { nextWorkday } from './reading.ts';

const LITTLE = 5000;

/** How much slower one day's availability gets with the practice's years. */
export async function growth(): Promise<Row[]> {
  const much = env.BENCH_APPOINTMENTS;
  const { dataDir, database, end } = await newDatabase('growth');
  const practice = (name: string, count: number) => startFilled({ dataDir, database, name, count });
  try {
    const [large, small] = [await practice('large', much), await practice('small', LITTLE)];
    const path = `/api/public/appointments/availability?date=${nextWorkday()}`;
    const name = `one day's availability, ${thousands(much)} appointments / ${thousands(LITTLE)}`;
    const row = await slowdown(name, { url: large.url + path }, { url: small.url + path }, 1.3);
    await Promise.all([large.stop(), small.stop()]);
    return [row];
  } finally {
    await end();
  }
}
