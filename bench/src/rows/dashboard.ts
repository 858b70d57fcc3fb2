import { startFilled } from '../machine/filled-practice.ts';
import { compare } from '../machine/load.ts';
import { newDatabase } from '../machine/program.ts';
import { signIn } from '../machine/sign-in.ts';
import { atMost, perSecond, type Row, thousands } from '../row.ts';

const COUNT = 10_000;
/** Some ten reads of the database, where a page of the list is two. */
const GOAL = 6;

/** What the dashboard costs beside one page of the staff's list, in the same practice. */
export async function dashboard(): Promise<Row[]> {
  const { dataDir, database, end } = await newDatabase();
  try {
    const practice = await startFilled({ dataDir, database, name: 'dashboard', count: COUNT });
    const headers = { cookie: await signIn(practice.url) };
    const ours = { url: `${practice.url}/api/dashboard`, headers };
    const measured = await compare(ours, { url: `${practice.url}/api/appointments?page=1&pageSize=25`, headers });
    await practice.stop();
    const name = `dashboard / first page of the staff list, ${thousands(COUNT)}`;
    return [atMost(name, 1 / measured.ratio, GOAL, perSecond(measured))];
  } finally {
    await end();
  }
}
