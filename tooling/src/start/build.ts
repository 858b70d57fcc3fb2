import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { logProgress } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';

/**
 * Builds what has changed; the rest comes from turbo's cache.
 * @param packages names of workspaces; all when empty
 * @throws UserFacingError with the errors of the build
 */
export function build(root: string, options: { packages?: string[]; signal?: AbortSignal } = {}): Promise<void> {
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
    const slow = setTimeout(() => logProgress('Building what has changed …'), 2000);
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
