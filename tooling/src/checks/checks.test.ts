import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { chromiumsOnPath, provideChromium } from './chromium.ts';
import { countPlaywright, countVitest } from './count-tests.ts';
import { differences, restore, snapshotGenerated } from './generated-files.ts';
import { sumLine, yesOrNo } from './outcome.ts';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'practice-checks-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) write(folder, path, content);
  return folder;
}

function write(folder: string, path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const reportOf = (report: unknown) => join(folderWith({ 'report.json': JSON.stringify(report) }), 'report.json');

describe('the sum', () => {
  test('adds up all checks, and names the skipped only when there are some', () => {
    const tests = { passed: 40, failed: 2, skipped: 0, report: '' };
    expect(sumLine([yesOrNo(true, ''), yesOrNo(false, 'why'), tests])).toBe('41 passed, 3 failed');
    expect(sumLine([yesOrNo(true, ''), { ...tests, failed: 0, skipped: 3 }])).toBe('41 passed, 0 failed, 3 skipped');
  });

  const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };
  const unloaded = { status: 'failed', assertionResults: [] };
  const good = { status: 'passed', fullName: 'good', failureMessages: [] };
  const late = { status: 'passed', fullName: 'late', failureMessages: ['too early'] };
  const secondTries = (count: number) => ({
    ...vitest,
    testResults: [{ status: 'passed', name: 'a.test.ts', assertionResults: [good, ...Array(count).fill(late)] }],
  });

  test.each([
    ['counts a good run', vitest, 0, { passed: 7, failed: 0, skipped: 2 }],
    ['counts failed tests', { ...vitest, numFailedTests: 2 }, 1, { passed: 7, failed: 2, skipped: 2 }],
    [
      'counts a file that does not load',
      { ...vitest, testResults: [unloaded] },
      1,
      { passed: 7, failed: 1, skipped: 2 },
    ],
    ['counts an error outside of all tests', vitest, 1, { passed: 7, failed: 1, skipped: 2 }],
    ['counts a run without tests as failed', { ...vitest, numPassedTests: 0 }, 0, { passed: 0, failed: 1, skipped: 2 }],
  ])('of vitest %s', (_name, report, code, counts) => {
    expect(countVitest(reportOf(report), code)).toEqual(counts);
  });

  test('of vitest names second tries with what failed first', () => {
    const { warning, ...counts } = countVitest(reportOf(secondTries(1)), 0);
    expect(counts).toEqual({ passed: 7, failed: 0, skipped: 2 });
    expect(warning).toBe('1 passed only on the second try\n\na.test.ts: late\ntoo early');
  });

  test('of vitest counts more than three second tries as failed', () => {
    expect(countVitest(reportOf(secondTries(4)), 0)).toMatchObject({ passed: 3, failed: 4, skipped: 2 });
  });

  test.each([
    [
      'counts a good run',
      { expected: 5, unexpected: 0, flaky: 0, skipped: 1 },
      0,
      { passed: 5, failed: 0, skipped: 1 },
    ],
    [
      'names second tries',
      { expected: 5, unexpected: 1, flaky: 2, skipped: 0 },
      1,
      { passed: 7, failed: 1, skipped: 0, warning: '2 passed only on the second try' },
    ],
    [
      'counts more than three second tries as failed',
      { expected: 5, unexpected: 0, flaky: 4, skipped: 0 },
      0,
      { passed: 5, failed: 4, skipped: 0 },
    ],
    [
      'counts a broken set-up',
      { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
      1,
      { passed: 0, failed: 1, skipped: 0 },
    ],
  ])('of Playwright %s', (_name, stats, code, counts) => {
    expect(countPlaywright(reportOf({ stats }), code)).toEqual(counts);
  });

  test('a run that wrote no report has failed', () => {
    expect(countVitest('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countPlaywright('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('generated files', () => {
  test('that changed, came or went are named and put back', () => {
    const folder = folderWith({
      'gateway/supergraph.graphql': 'old',
      'services/seo/src/generated/schema.ts': 'same',
      'services/seo/src/generated/gone.ts': 'was here',
      'services/seo/src/server.ts': 'by hand',
      'node_modules/x/generated/y.ts': 'not ours',
    });
    const before = snapshotGenerated(folder);
    expect([...before.keys()].sort()).toEqual([
      'gateway/supergraph.graphql',
      'services/seo/src/generated/gone.ts',
      'services/seo/src/generated/schema.ts',
    ]);
    write(folder, 'gateway/supergraph.graphql', 'new');
    write(folder, 'services/seo/src/generated/more.ts', 'added');
    rmSync(join(folder, 'services/seo/src/generated/gone.ts'));
    const changed = differences(before, snapshotGenerated(folder));
    expect(changed).toEqual([
      'gateway/supergraph.graphql',
      'services/seo/src/generated/gone.ts',
      'services/seo/src/generated/more.ts',
    ]);
    restore(folder, before, changed);
    expect(differences(before, snapshotGenerated(folder))).toEqual([]);
    expect(readFileSync(join(folder, 'gateway/supergraph.graphql'), 'utf8')).toBe('old');
  });
});

describe('Chromium', () => {
  test('of CHROMIUM_PATH is taken', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(await provideChromium()).toEqual({ path: process.execPath });
  });

  test('without windows is taken before one with them', () => {
    const folder = folderWith({ chromium: '', 'chromium-headless-shell': '' });
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o755);
    vi.stubEnv('PATH', folder);
    expect(chromiumsOnPath()).toEqual([join(folder, 'chromium-headless-shell'), join(folder, 'chromium')]);
  });

  test('of a CHROMIUM_PATH that does not run is reported', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    await expect(provideChromium()).rejects.toThrow('CHROMIUM_PATH is /nowhere/chromium, and that does not run.');
  });
});
