import { bold, dim, green, logWarning, red } from '../terminal/log.ts';
import type { Check, Result, Stage } from './outcome.ts';

/** Runs stages one after the other, and the checks of a stage side by side; shows what the failed ones report. */
export async function runChecks(stages: Stage[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const stage of stages) results.push(...(await Promise.all(stage.map(runInTurn))).flat());
  return results;
}

async function runInTurn(checks: Check | Check[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const check of [checks].flat()) results.push(await runCheck(check));
  return results;
}

async function runCheck(check: Check): Promise<Result> {
  const startedAt = performance.now();
  process.stdout.write(`${dim('·')} ${check.name} …\n`);
  const outcome = await check.run();
  const result = { ...outcome, name: check.name, seconds: (performance.now() - startedAt) / 1000 };
  const report = [result.warning, result.report.trim()].filter(Boolean).join('\n\n');
  if (result.failed > 0) console.log(`\n${red('✗')} ${bold(check.name)}\n\n${report}\n`);
  else if (result.warning) logWarning(`${check.name}: ${report}\n`);
  return result;
}

/** A table of the checks: name, how many passed and failed, seconds. */
export function logResults(results: Result[]): void {
  const width = Math.max(...results.map(({ name }) => name.length)) + 3;
  console.log('');
  for (const { name, passed, failed, skipped, seconds, note } of results) {
    const mark = failed > 0 ? red('✗') : green('✓');
    const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    console.log(
      `${mark} ${name.padEnd(width)}${counts.padEnd(30)}${dim(`${seconds.toFixed(1)} s${note ? `   ${note}` : ''}`)}`,
    );
  }
  console.log('');
}
