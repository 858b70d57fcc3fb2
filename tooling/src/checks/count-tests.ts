import { existsSync, readFileSync } from 'node:fs';
import type { Outcome } from './outcome.ts';

type Counts = Omit<Outcome, 'report'>;

/**
 * How many tests of a run may need a second try. More of them mean that the product is slow or wrong, rather than a test in a
 * hurry.
 */
const SECOND_TRIES = 3;

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; name: string; assertionResults: VitestResult[] }[];
};
type VitestResult = { status: string; fullName: string; failureMessages: string[] };

/**
 * Counts a report of vitest's JSON reporter. A file that does not even load counts as one failed test. A few tests that passed
 * only on their second try have passed, and are named with their first failure.
 */
export function countVitest(path: string, exitCode: number | null): Counts {
  const report = read<VitestReport>(path);
  if (!report) return nothing;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const secondTries = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages[0]}`),
  );
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  if (secondTries.length === 0) return atLeastOneFailure(exitCode, counts);
  const warning = `${secondTriesOf(secondTries.length)}\n\n${secondTries.join('\n\n')}`;
  if (secondTries.length <= SECOND_TRIES) return { ...atLeastOneFailure(exitCode, counts), warning };
  const { passed, failed, skipped } = counts;
  return { passed: passed - secondTries.length, failed: failed + secondTries.length, skipped, warning };
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/** Counts a report of Playwright's JSON reporter. A few tests that passed only on their second try have passed, and are named. */
export function countPlaywright(path: string, exitCode: number | null): Counts {
  const report = read<PlaywrightReport>(path);
  if (!report) return nothing;
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (flaky === 0) return atLeastOneFailure(exitCode, { passed: expected, failed: unexpected, skipped });
  if (flaky > SECOND_TRIES) return { passed: expected, failed: unexpected + flaky, skipped };
  const warning = secondTriesOf(flaky);
  return { ...atLeastOneFailure(exitCode, { passed: expected + flaky, failed: unexpected, skipped }), warning };
}

const secondTriesOf = (count: number) => `${count} passed only on the second try`;

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
