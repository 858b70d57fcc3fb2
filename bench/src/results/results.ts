import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@practice/tooling/start/env';
import type { Row } from '../row.ts';
import { compareResults } from './compare-results.ts';
import { formatResults, parseResults, type ResultsFile, record } from './results-file.ts';
import { whereWeAre } from './where-we-are.ts';

const path = join(root, 'bench/results.md');

/** Keeps the figures of these rows in results.md. */
export function recordRows(rows: Row[]): void {
  const { recorded, broken } = read();
  for (const line of broken) console.warn(`This line of results.md cannot be read and is left out: ${line}`);
  writeFileSync(path, formatResults(record(recorded, rows, whereWeAre())));
}

/**
 * What is wrong with these rows against results.md. Rows that look worse are measured again: only what is worse twice is a
 * loss, as what else a machine does in one minute seldom comes back in the next.
 */
export async function checkRows(rows: Row[], measureAgain: () => Promise<Row[]>): Promise<string[]> {
  const [file, here] = [read(), whereWeAre()];
  const { problems, notes } = compareResults(rows, file, here);
  for (const note of notes) console.log(note);
  if (problems.length === 0) return [];
  console.log(`Measured again: ${problems.map(({ text }) => text).join('; ')}`);
  const again = compareResults(await measureAgain(), file, here).problems;
  return again.filter(({ name }) => problems.some((each) => each.name === name)).map(({ text }) => text);
}

function read(): ResultsFile {
  return existsSync(path) ? parseResults(readFileSync(path, 'utf8')) : { recorded: [], broken: [] };
}
