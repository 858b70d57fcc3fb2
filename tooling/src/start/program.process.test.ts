import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from './program.ts';

/** Runs a text as a program, and gives how it ended and the last line of its log. */
async function runToEnd(text: string, { stop = false, env = {} } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'practice-program-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const path = join(dataDir, 'program.mjs');
  writeFileSync(path, text);
  const warnings: string[] = [];
  const program = startProgram({
    path,
    dataDir,
    logName: 'program',
    env: { ...process.env, ...env },
    onProgress: () => {},
    onAccounts: () => {},
    onWarning: (line) => warnings.push(line),
  });
  if (stop) {
    await program.ready;
    await program.stop(5000, 'the test is over');
  }
  const ended = await program.ended;
  const lines = readFileSync(join(dataDir, 'logs/program.log'), 'utf8').trim().split('\n');
  return { ended, lines, last: JSON.parse(lines.at(-1) ?? '{}') };
}

const memory = { freeMb: expect.any(Number), totalMb: expect.any(Number) };

test('a killed program has the kill in its log, with what it said last and the memory', {
  timeout: 60_000,
}, async () => {
  const { ended, last } = await runToEnd("console.error('in the middle'); process.kill(process.pid, 'SIGKILL');");
  expect(ended.why).toBe('it was killed (SIGKILL), as the system does when memory runs out');
  expect(last).toMatchObject({ level: 'fatal', msg: `program ended: ${ended.why}`, signal: 'SIGKILL', code: null });
  expect(last).toMatchObject({ lastErrors: ['in the middle'], ...memory });
});

test('a program without memory has that in its log', { timeout: 60_000 }, async () => {
  const text = 'const kept = []; for (;;) kept.push(Array.from({ length: 10_000 }, () => ({})));';
  const { ended, last } = await runToEnd(text, { env: { NODE_OPTIONS: '--max-old-space-size=24' } });
  expect(ended.why).toBe('it ran out of memory');
  expect(last).toMatchObject({ level: 'fatal', msg: 'program ended: it ran out of memory' });
  expect(last.lastErrors.join('\n')).toContain('heap out of memory');
});

test('a program that exits has the code in its log, and one that is stopped the reason', {
  timeout: 60_000,
}, async () => {
  const { last } = await runToEnd('process.exit(7);');
  expect(last).toMatchObject({ level: 'fatal', msg: 'program ended: with code 7', code: 7 });
  const stopped = await runToEnd(
    "process.on('SIGTERM', () => process.exit(0)); process.send({ type: 'ready', url: 'x' }); setInterval(() => {}, 1000);",
    { stop: true },
  );
  expect(stopped.lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', msg: 'program is asked to stop: the test is over' },
    { level: 'info', msg: 'program ended: with code 0' },
  ]);
});
