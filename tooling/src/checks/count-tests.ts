import { existsSync, readFileSync } from 'node:fs';
import type { Outcome } from './outcome.ts';

type Counts = Omit<Outcome, 'report'>;

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** Counts a report of vitest's JSON reporter. A file that does not even load counts as one failed test. */
export function countVitest(path: string, exitCode: number | null): Counts {
  const report = read<VitestReport>(path);
  if (!report) return nothing;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return atLeastOneFailure(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/** Counts a report of Playwright's JSON reporter. A test that passed only on a second try has found something: it failed. */
export function countPlaywright(path: string, exitCode: number | null): Counts {
  const report = read<PlaywrightReport>(path);
  if (!report) return nothing;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOneFailure(exitCode, { passed: expected, failed: unexpected + flaky, skipped });
}

/** No report: the run broke off, and that is a failure. */
const nothing: Counts = { passed: 0, failed: 1, skipped: 0 };

/** A run that ends badly without a failed test, by an error outside of all tests or for want of any, has failed. */
function atLeastOneFailure(exitCode: number | null, counts: Counts): Counts {
  const isEmpty = counts.passed + counts.failed === 0;
  const isHidden = counts.failed === 0 && (exitCode !== 0 || isEmpty);
  return isHidden ? { ...counts, failed: 1 } : counts;
}

function read<T>(path: string): T | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
