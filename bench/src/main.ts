import { availableParallelism, totalmem } from 'node:os';
import { build } from '@practice/tooling/start/build';
import { root } from '@practice/tooling/start/env';
import { type Row, tableOf } from './row.ts';
import { booking } from './rows/booking.ts';
import { dashboard } from './rows/dashboard.ts';
import { growth } from './rows/growth.ts';
import { list } from './rows/list.ts';
import { pageCache } from './rows/page-cache.ts';
import { reading } from './rows/reading.ts';
import { redirects } from './rows/redirects.ts';
import { scores } from './rows/scores.ts';
import { sizes } from './rows/sizes.ts';
import { starting } from './rows/starting.ts';
import { visits } from './rows/visits.ts';

const FAILED = 'failed';
const parts: Record<string, () => Promise<Row[]>> = {
  reading,
  booking,
  growth,
  list,
  dashboard,
  pages: pageCache,
  redirects,
  visits,
  sizes,
  scores,
  starting,
};

/** `npm run bench [-- <part> …]`: ratios, and a table at the end. */
async function bench(requested: string[]): Promise<void> {
  const unknown = requested.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
    process.exit(1);
  }
  await build(root);
  const rows: Row[] = [];
  for (const [name, run] of Object.entries(parts)) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    console.log(`· ${name} …`);
    const from = rows.length;
    rows.push(...(await run().catch((error: unknown) => [failed(name, error)])));
    console.log(tableOf(rows.slice(from)));
  }
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  console.log(`\n${availableParallelism()} cores, ${gigabytes} GB of memory, Node ${process.versions.node}\n`);
  console.log(tableOf(rows));
  process.exit(rows.some(({ measured }) => measured === FAILED) ? 1 : 0);
}

/** A part that could not be measured does not cost the others their table. */
function failed(name: string, error: unknown): Row {
  console.error(error);
  return { name, measured: FAILED, isMet: false, reason: error instanceof Error ? error.message : String(error) };
}

await bench(process.argv.slice(2));
