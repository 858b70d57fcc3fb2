import { loadavg } from 'node:os';
import { freePort } from '@practice/tooling/processes/free-port';
import lighthouse from 'lighthouse';
import { env } from '../env.ts';
import { launchChromium } from '../machine/launch-chromium.ts';
import { median } from '../machine/load.ts';
import { newDatabase, type Running, startBuilt } from '../machine/program.ts';
import type { Row } from '../row.ts';

const RUNS = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FOR_READING = [95, 100, 100, 100];
const goals: Record<string, number[]> = {
  '/': FOR_READING,
  '/hizmetler/oyun-terapisi': FOR_READING,
  '/blog/ekranla-barisik-bir-ev': FOR_READING,
  '/corlu-cocuk-psikologu': FOR_READING,
  '/iletisim': FOR_READING,
  '/randevu': [90, 100, 100, 100],
};

/** Lighthouse for phones, the median of five runs; of the pages in `BENCH_PAGES` when it names some. */
export async function scores(): Promise<Row[]> {
  const { dataDir, database, end } = await newDatabase();
  const gateway = await startBuilt('gateway', { dataDir, mongodbUri: database.uri });
  try {
    const rows: Row[] = [];
    for (const [path, goal] of Object.entries(goals)) {
      if (env.BENCH_PAGES.length === 0 || env.BENCH_PAGES.includes(path)) rows.push(await rate(gateway, path, goal));
    }
    return rows;
  } finally {
    await gateway.stop();
    await end();
  }
}

async function rate(gateway: Running, path: string, goal: number[]): Promise<Row> {
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await audit(gateway.url + path));
  const medians = categories.map((_, index) => Math.round(median(runs.map((run) => run[index] ?? 0))));
  return {
    name: `Lighthouse ${path}: ${categories.join(' / ')}`,
    measured: medians.join(' / '),
    goal: goal.map((value) => `≥ ${value}`).join(' / '),
    isMet: medians.every((value, index) => value >= (goal[index] ?? 0)),
    reason: `${busy(path)} On average ${loadavg()[0]?.toFixed(1)} programs wanted the processor meanwhile.`,
  };
}

/**
 * What the profile says about performance: mostly the main thread's time, measured on this machine and multiplied by
 * four.
 */
function busy(path: string): string {
  const what = path === '/randevu' ? 'page and form, at once after the first picture' : 'the page';
  return `what performance lacks is blocking time (drawing ${what}), so the score falls with whatever else runs here.`;
}

/**
 * The scores of one run, 0 to 100. A run in which Chromium drew nothing, or was cut off, has none and is made again.
 * @throws Error when that happens three times
 */
async function audit(url: string, tries = 3): Promise<number[]> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
    const found = categories.map((name) => result?.lhr.categories[name]?.score ?? null);
    if (found.every((score) => score !== null)) return found.map((score) => score * 100);
    const problem = result?.lhr.runtimeError?.message ?? 'no scores';
    if (tries <= 1) throw new Error(`Lighthouse, ${url}: ${problem}`);
    console.log(`  once more: ${problem}`);
  } finally {
    await browser.close();
  }
  return audit(url, tries - 1);
}
