import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Lock, takeLock } from '../processes/lock.ts';
import { logProgress } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';

const SLOW_MS = 2000;
const LOOK_MS = 100;

type BuildOptions = { packages?: string[]; signal?: AbortSignal };

/**
 * Builds what has changed; the rest comes from turbo's cache. Builds of one checkout run one after the other: two that write
 * the same folder would leave half of it in the cache, and every later start would lack files.
 * @param packages names of workspaces; all when empty
 * @throws UserFacingError with the errors of the build
 */
export async function build(root: string, options: BuildOptions = {}): Promise<void> {
  const lock = await takeTurn(root, options.signal);
  await runTurbo(root, options).finally(() => lock.release());
}

/** Waits until no other process builds this checkout; one that is killed gives up its turn. */
async function takeTurn(folder: string, signal: AbortSignal | undefined): Promise<Lock> {
  const slow = setTimeout(() => logProgress('Waiting for another build of this checkout …'), SLOW_MS);
  try {
    const describe = () => ({ address: 'a build', isStopping: false });
    for (;;) {
      const { lock } = await takeLock({ folder, purpose: 'build', describe });
      if (lock) return lock;
      await wait(LOOK_MS, undefined, { signal });
    }
  } finally {
    clearTimeout(slow);
  }
}

function runTurbo(root: string, options: BuildOptions): Promise<void> {
  const filters = (options.packages ?? []).map((name) => `--filter=${name}`);
  const quiet = ['--output-logs=errors-only', '--log-prefix=none', '--ui=stream', '--no-color'];
  return new Promise((resolve, reject) => {
    const turbo = spawn(
      turboIn(join(root, 'node_modules')),
      ['run', 'build', '--concurrency=2', ...quiet, ...filters],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' },
        signal: options.signal,
      },
    );
    let output = '';
    for (const stream of [turbo.stdout, turbo.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-20_000);
      });
    }
    // Silent when everything comes from the cache.
    const slow = setTimeout(() => logProgress('Building what has changed …'), SLOW_MS);
    turbo.once('error', reject);
    turbo.once('close', (code) => {
      clearTimeout(slow);
      if (code === 0) resolve();
      else reject(new UserFacingError(`The build failed:\n\n${output.trim()}`));
    });
  });
}

/** The program itself where it is found: the script in front of it takes a tenth of a second. */
function turboIn(modules: string): string {
  const { platform, arch } = process;
  const program = join(modules, '@turbo', `${platform}-${arch === 'x64' ? '64' : arch}`, 'bin/turbo');
  return existsSync(program) ? program : join(modules, '.bin/turbo');
}
