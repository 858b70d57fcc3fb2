import { summaryOf, type Target, throughput } from '../machine/load.ts';
import { processorMs } from '../machine/process-figures.ts';
import { newDatabase, type Running, startBuilt } from '../machine/program.ts';
import { atMost, type Row } from '../row.ts';

const ROUNDS = 21;
const SECONDS = 1;
const WARM_UP_SECONDS = 5;
const GOAL = 1.03;

const headers = {
  'accept-encoding': 'br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'sec-fetch-dest': 'document',
};

/**
 * Visits: what a page from the cache, the cheapest there is, costs in processor when it is counted, each time for another
 * visitor, against one that is loaded ahead and so is not. What is stored meanwhile is part of it.
 */
export async function visits(): Promise<Row[]> {
  const { dataDir, database, end } = await newDatabase();
  const gateway = await startBuilt('gateway', { dataDir, mongodbUri: database.uri });
  try {
    const counted = { url: `${gateway.url}/`, headers };
    const uncounted = { url: counted.url, headers: { ...headers, 'sec-purpose': 'prefetch' } };
    for (const target of [counted, uncounted]) await throughput(target, WARM_UP_SECONDS);
    const rounds: { ours: number; peer: number }[] = [];
    while (rounds.length < ROUNDS) {
      rounds.push({ ours: await costOf(gateway, counted), peer: await costOf(gateway, uncounted) });
    }
    const { ours, peer, ratio, noise } = summaryOf(rounds);
    const micro = (cost: number) => (cost * 1000).toFixed(0);
    const detail = `${micro(ours)} and ${micro(peer)} µs`;
    return [atMost('a page from the cache, counted / not counted', ratio, GOAL, { detail, noise })];
  } finally {
    await gateway.stop();
    await end();
  }
}

/** Milliseconds of processor for each request. */
async function costOf({ pid }: Running, target: Target): Promise<number> {
  const from = processorMs(pid);
  const perSecond = await throughput(target, SECONDS);
  return (processorMs(pid) - from) / (perSecond * SECONDS);
}
