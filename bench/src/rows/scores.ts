import { loadavg } from 'node:os';
import { freePort } from '@practice/tooling/processes/free-port';
import lighthouse from 'lighthouse';
import { env } from '../env.ts';
import { launchChromium } from '../machine/launch-chromium.ts';
import { median, noiseOf } from '../machine/load.ts';
import { newDatabase, startBuilt } from '../machine/program.ts';
import { serveFile } from '../machine/served-file.ts';
import { atLeast, type Row } from '../row.ts';

const RUNS = 5;
/** These do not differ from run to run. */
const steady = ['accessibility', 'best-practices', 'seo'];
const categories = ['performance', ...steady];
/** Parts of the empty page's score: two points of a hundred below it, on the form five. */
const goals: Record<string, number> = {
  '/': 0.98,
  '/hizmetler/oyun-terapisi': 0.98,
  '/blog/ekranla-barisik-bir-ev': 0.98,
  '/corlu-cocuk-psikologu': 0.98,
  '/iletisim': 0.98,
  '/randevu': 0.95,
};
const EMPTY_PAGE = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Boş sayfa</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><h1>Boş sayfa</h1></body></html>`;

/**
 * Lighthouse for phones: the median of five performances in turn with an empty page of the same server, and what else it
 * rates; of the pages in `BENCH_PAGES` when it names some.
 */
export async function scores(): Promise<Row[]> {
  const { dataDir, database, end } = await newDatabase();
  const gateway = await startBuilt('gateway', { dataDir, mongodbUri: database.uri });
  const empty = serveFile('html', EMPTY_PAGE);
  try {
    const paths = Object.keys(goals).filter((path) => env.BENCH_PAGES.length === 0 || env.BENCH_PAGES.includes(path));
    const rest = new Map<string, number[]>();
    const runs = new Map([empty.path, ...paths].map((path) => [path, [] as number[]]));
    for (let run = 0; run < RUNS; run++) {
      for (const [path, found] of runs) {
        if (isDecided(found)) continue;
        const isRated = run === 0 && path !== empty.path;
        const [performance = 0, ...others] = await audit(gateway.url + path, isRated ? categories : ['performance']);
        found.push(performance);
        if (isRated) rest.set(path, others);
      }
    }
    const peer = runs.get(empty.path) ?? [];
    return [...paths.map((path) => performanceRow(path, runs.get(path) ?? [], peer)), steadyRow(rest)];
  } finally {
    empty.remove();
    await gateway.stop();
    await end();
  }
}

/** Whether three of the scores are the same: then that is the median of five, whatever the other two are. */
function isDecided(found: number[]): boolean {
  return found.some((score) => found.filter((each) => each === score).length > RUNS / 2);
}

function performanceRow(path: string, ours: number[], peer: number[]): Row {
  const ratio = median(ours) / median(peer);
  const shown = { ours: String(median(ours)), peer: String(median(peer)), noise: noiseOf(ours) };
  return atLeast(`Lighthouse, performance of ${path} / an empty page`, ratio, goals[path] ?? 1, {
    ...shown,
    reason: `${busy(path)} On average ${loadavg()[0]?.toFixed(1)} programs wanted the processor meanwhile.`,
  });
}

function steadyRow(rest: Map<string, number[]>): Row {
  const least = Math.min(...[...rest.values()].flat());
  const below = [...rest].filter(([, found]) => found.some((score) => score < 100));
  const reason = below.map(([path, found]) => `${path}: ${found.join(' / ')}`).join('; ');
  return atLeast(`Lighthouse, least ${steady.join(', ')} of all pages / 100`, least / 100, 1, { reason });
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
async function audit(url: string, rated: string[], tries = 3): Promise<number[]> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: rated,
      disableFullPageScreenshot: true,
      // It weighs nothing, and takes five seconds to leave the page and come back.
      skipAudits: ['bf-cache'],
    });
    const found = rated.map((name) => result?.lhr.categories[name]?.score ?? null);
    if (found.every((score) => score !== null)) return found.map((score) => Math.round(score * 100));
    const problem = result?.lhr.runtimeError?.message ?? 'no scores';
    if (tries <= 1) throw new Error(`Lighthouse, ${url}: ${problem}`);
    console.log(`  once more: ${problem}`);
  } finally {
    await browser.close();
  }
  return audit(url, rated, tries - 1);
}
