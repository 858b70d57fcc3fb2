import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

// A program that loads its sources takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

type Line = { level: string; msg: string } & Record<string, unknown>;

/** The small program, up and waiting for what to do; its log are the lines of its output and then of its file. */
async function start(how: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'practice-ends-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const logFile = path.join(folder, 'program.log');
  const child = fork(path.join(import.meta.dirname, 'testing/ending-program.ts'), [how, logFile], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stdout?.on('data', (data) => {
    text += data;
  });
  const ended = once(child, 'close');
  await once(child, 'message');
  return {
    child,
    begin: () => child.send('begin'),
    readFile: () => toLines(readFileSync(logFile, 'utf8')),
    end: async () => {
      const [code, signal] = await ended;
      return { code, signal, lines: toLines(text), text };
    },
  };
}

const toLines = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe('the log says why a process ended', () => {
  it.each([
    ['throws', 'nobody caught an error', 'nobody is there'],
    ['rejects', 'a promise was rejected and nobody noticed', 'nobody waits'],
    ['loses a socket', 'nobody caught an error', 'connect ECONNREFUSED 127.0.0.1:1'],
  ])('when it %s', async (how, msg, detail) => {
    const { begin, end } = await start(how);
    begin();
    const { code, lines } = await end();
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { level: 'fatal', msg, detail, err: { type: 'Error' } },
      { level: 'fatal', msg: `process ends: ${msg}`, code: 1, rssMb: expect.any(Number) },
    ]);
  });

  it('without what an error of the database quotes', async () => {
    const { begin, end } = await start('quotes');
    begin();
    const { lines, text } = await end();
    expect(lines[0]).toMatchObject({ level: 'fatal', err: { type: 'MongoServerError' } });
    expect(text).not.toContain('ayse');
  });

  it('when process.exit is called somewhere, with the place', async () => {
    const { begin, end } = await start('exits');
    begin();
    const { code, lines } = await end();
    expect(code).toBe(3);
    expect(lines).toMatchObject([{ level: 'fatal', code: 3, frames: expect.any(Array) }]);
    expect(JSON.stringify(lines[0]?.frames)).toContain('leaveQuietly');
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('when it is asked to by %s', async (signal) => {
    const { child, end } = await start('stops');
    child.kill(signal);
    const { code, lines } = await end();
    expect(code).toBe(0);
    expect(lines).toMatchObject([
      { level: 'info', msg: `process is asked to stop: ${signal}` },
      { level: 'info', msg: `process ends: ${signal}`, code: 0 },
    ]);
  });

  it('when its stop takes too long', async () => {
    const { child, end } = await start('never stops');
    child.kill('SIGTERM');
    const { code, lines } = await end();
    expect(code).toBe(1);
    expect(lines[1]).toMatchObject({
      level: 'fatal',
      msg: 'process ends: SIGTERM, and the stop took longer than 50 ms',
    });
  });

  it('into the file when its parent is gone and nobody reads its output', async () => {
    const { child, readFile } = await start('stops');
    const gone = once(child, 'exit');
    child.stdout?.destroy();
    child.disconnect();
    await gone;
    expect(readFile()).toMatchObject([
      { msg: 'process is asked to stop: its parent is gone' },
      { msg: 'process ends: its parent is gone', code: 0 },
    ]);
  });
});
