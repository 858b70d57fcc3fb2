import { withDatabaseName } from '@practice/tooling/database';
import { startBare } from '../machine/bare.ts';
import { startFilled } from '../machine/filled-practice.ts';
import { assertSame, summaryOf, type Target } from '../machine/load.ts';
import { newDatabase } from '../machine/program.ts';
import { signIn } from '../machine/sign-in.ts';
import { atLeast, perSecond, type Row, thousands } from '../row.ts';

const COUNT = 10_000;
const GOAL = 20;
const ROUNDS = 9;
/** Of ours in a round, for one of the peer, which takes as long as twenty. */
const REQUESTS = 5;

/** The dashboard of a practice, against a bare server that reads the same figures from the same database. */
export async function dashboard(): Promise<Row[]> {
  const { dataDir, database, end } = await newDatabase('dashboard');
  const name = 'dashboard';
  const practice = await startFilled({ dataDir, database, name, count: COUNT });
  const bare = await startBare(withDatabaseName(database.uri, name));
  try {
    const ours = { url: `${practice.url}/api/dashboard`, headers: { cookie: await signIn(practice.url) } };
    const peer = { url: `${bare.url}/dashboard` };
    await assertSame(ours, peer);
    const rounds: { ours: number; peer: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ ours: await rateOf(ours, REQUESTS), peer: await rateOf(peer, 1) });
    }
    const rates = summaryOf(rounds);
    return [atLeast(`dashboard, ${thousands(COUNT)} appointments / bare server`, rates.ratio, GOAL, perSecond(rates))];
  } finally {
    await Promise.all([practice.stop(), bare.stop()]);
    await end();
  }
}

/** Requests a second, of so many one after the other. */
async function rateOf({ url, headers = {} }: Target, requests: number): Promise<number> {
  const start = performance.now();
  for (let request = 0; request < requests; request++) {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
  }
  return (requests * 1000) / (performance.now() - start);
}
