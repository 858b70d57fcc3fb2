import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const file = fileURLToPath(new URL('./testing/watched-process.ts', import.meta.url));

function run(how: string): Promise<{ signal: string | null; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', file, how], { timeout: 60_000 }, (error, _stdout, stderr) =>
      resolve({ signal: error?.signal ?? null, stderr }),
    );
  });
}

it('a process whose main thread hangs is ended, and says why', async () => {
  const { signal, stderr } = await run('hangs');
  expect(signal).toBe('SIGKILL');
  expect(stderr).toContain('The main thread has not responded for 1 s; the process is ended.');
});

it('a process that is busy goes on', async () => {
  expect(await run('works')).toEqual({ signal: null, stderr: '' });
});
