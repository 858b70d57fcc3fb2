import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { provideChromium } from '@practice/tooling/checks/chromium';
import { freePort } from '@practice/tooling/processes/free-port';
import lighthouse from 'lighthouse';
import { median } from '../machine/load.ts';
import { newDatabase, type Running, startBuilt } from '../machine/program.ts';
import type { Row } from '../row.ts';
import { pageCache } from './page-cache.ts';
import { sizes } from './sizes.ts';

const RUNS = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const goals: Record<string, number[]> = { '/': [95, 100, 100, 100], '/randevu': [90, 100, 100, 100] };

/** What public pages and the back office weigh, and Lighthouse for phones, the median of five runs. */
export async function pages(): Promise<Row[]> {
  const { dataDir, database, end } = await newDatabase();
  const gateway = await startBuilt('gateway', { dataDir, mongodbUri: database.uri });
  try {
    const browser = await launch();
    const rows = await sizes(browser, gateway.url).finally(() => browser.close());
    for (const [path, goal] of Object.entries(goals)) rows.push(await rate(gateway, path, goal));
    return [...(await pageCache()), ...rows];
  } finally {
    await gateway.stop();
    await end();
  }
}

async function rate(gateway: Running, path: string, goal: number[]): Promise<Row> {
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await audit(gateway.url + path));
  const medians = categories.map((_, index) => Math.round(median(runs.map((scores) => scores[index] ?? 0))));
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
  const what = path === '/' ? 'the page' : 'page and form, at once after the first picture';
  return `what performance lacks is blocking time (drawing ${what}), so the score falls with whatever else runs here.`;
}

/**
 * The scores of one run, 0 to 100. A run in which Chromium drew nothing, or was cut off, has none and is made again.
 * @throws Error when that happens three times
 */
async function audit(url: string, tries = 3): Promise<number[]> {
  const port = await freePort();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
    const scores = categories.map((name) => result?.lhr.categories[name]?.score ?? null);
    if (scores.every((score) => score !== null)) return scores.map((score) => score * 100);
    const problem = result?.lhr.runtimeError?.message ?? 'no scores';
    if (tries <= 1) throw new Error(`Lighthouse, ${url}: ${problem}`);
    console.log(`  once more: ${problem}`);
  } finally {
    await browser.close();
  }
  return audit(url, tries - 1);
}

async function launch(more: string[] = []): Promise<Browser> {
  const { path } = await provideChromium();
  return chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...more],
  });
}
