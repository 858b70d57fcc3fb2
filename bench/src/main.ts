import { parseArgs } from 'node:util';
import { build } from '@practice/tooling/start/build';
import { root } from '@practice/tooling/start/env';
import { checkRows, recordRows } from './results/results.ts';
import { whereWeAre } from './results/where-we-are.ts';
import { type Row, tableOf } from './row.ts';
import { backup } from './rows/backup.ts';
import { booking } from './rows/booking.ts';
import { dashboard } from './rows/dashboard.ts';
import { growth } from './rows/growth.ts';
import { list } from './rows/list.ts';
import { pageCache } from './rows/page-cache.ts';
import { reading } from './rows/reading.ts';
import { redirects } from './rows/redirects.ts';
import { retries } from './rows/retries.ts';
import { scores } from './rows/scores.ts';
import { sizes } from './rows/sizes.ts';
import { starting } from './rows/starting.ts';
import { visits } from './rows/visits.ts';
import { writes } from './rows/writes.ts';

const FAILED = 'failed';
const parts = {
  reading,
  booking,
  retries,
  growth,
  list,
  dashboard,
  pages: pageCache,
  redirects,
  visits,
  writes,
  sizes,
  scores,
  starting,
  backup,
};
type Part = keyof typeof parts;

/**
 * `npm run bench [-- --record | --check] [<part> …]`: measures and prints a table. `--record` keeps the figures in
 * results.md, `--check` compares with them and ends with 1 when one got worse.
 */
async function bench(): Promise<void> {
  const options = { record: { type: 'boolean' }, check: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const unknown = positionals.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
    process.exit(1);
  }
  const chosen = (positionals.length > 0 ? positionals : Object.keys(parts)) as Part[];
  await build(root);
  const rows: Row[] = [];
  const problems: string[] = [];
  const seconds: Partial<Record<Part, number>> = {};
  for (const name of chosen) {
    console.log(`· ${name} …`);
    const from = performance.now();
    const measured = await measure(name);
    seconds[name] = Math.round((performance.now() - from) / 1000);
    console.log(`${tableOf(measured)}\n${name} took ${seconds[name]} seconds`);
    rows.push(...measured);
    if (values.check) problems.push(...(await checkRows(measured, () => measure(name))));
  }
  const { machine, node } = whereWeAre();
  console.log(`\n${machine}, Node ${node}\n`);
  console.log(tableOf(rows));
  const all = Object.values(seconds).reduce((sum, each) => sum + each, 0);
  console.log(`\n${all} seconds: ${chosen.map((name) => `${name} ${seconds[name]}`).join(', ')}`);
  if (values.record) recordRows(rows);
  if (problems.length > 0) console.log(`\nWorse than recorded:\n${problems.map((line) => `✗ ${line}`).join('\n')}`);
  process.exit(problems.length > 0 || rows.some(({ measured }) => measured === FAILED) ? 1 : 0);
}

/** A part that could not be measured does not cost the others their table. */
async function measure(name: Part): Promise<Row[]> {
  return parts[name]().catch((error: unknown) => {
    console.error(error);
    return [{ name, measured: FAILED, isMet: false, reason: error instanceof Error ? error.message : String(error) }];
  });
}

await bench();
