import { startFilled } from '../machine/filled-practice.ts';
import { anyAddress, compare, median } from '../machine/load.ts';
import { newDatabase } from '../machine/program.ts';
import { signIn } from '../machine/sign-in.ts';
import { atMost, perSecond, type Row, thousands } from '../row.ts';

const COUNT = 10_000;
/** Some ten reads of the database, two weeks of appointments and a month of history, where a page of the list is two. */
const GOAL = 12;
const GOAL_MS = 300;
const REQUESTS = 50;

/** What the dashboard takes by itself, and what it costs beside one page of the staff's list in the same practice. */
export async function dashboard(): Promise<Row[]> {
  const { dataDir, database, end } = await newDatabase('dashboard');
  try {
    const practice = await startFilled({ dataDir, database, name: 'dashboard', count: COUNT });
    const headers = { cookie: await signIn(practice.url) };
    const ours = { url: `${practice.url}/api/dashboard`, headers };
    // The first reads all appointments into the in-memory index.
    const first = await timeOf(ours);
    const times: number[] = [];
    while (times.length < REQUESTS) times.push(await timeOf(ours));
    const measured = await compare(ours, { url: `${practice.url}/api/appointments?page=1&pageSize=25`, headers });
    await practice.stop();
    const name = `dashboard, ${thousands(COUNT)} appointments`;
    const detail = `the first ${Math.round(first)} ms`;
    return [
      atMost(name, median(times), GOAL_MS, { unit: 'ms', detail }),
      atMost(`${name} / first page of the staff list`, 1 / measured.ratio, GOAL, perSecond(measured)),
    ];
  } finally {
    await end();
  }
}

/** Milliseconds from the request to the end of its response. */
async function timeOf({ url, headers }: { url: string; headers: Record<string, string> }): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: { ...headers, 'x-forwarded-for': anyAddress() } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return performance.now() - start;
}
