import { findProgram } from '../processes/find-program.ts';
import { runCommand } from '../processes/run-command.ts';
import { root } from '../start/env.ts';
import { logProgress } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';

/** Best first: the headless shell is the same browser without windows, and takes a fifth less of the processor. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const LIMIT_MS = 10 * 60_000;

/**
 * A Chromium for the journeys: that of CHROMIUM_PATH or of the machine, else Debian's, else Playwright's own, for which
 * the path is undefined.
 * @throws UserFacingError when none is available
 */
export async function provideChromium(): Promise<{ path: string | undefined }> {
  const present = await findChromium();
  if (present) return { path: present };
  if (canInstallDebianPackages()) {
    logProgress('Installing Chromium from Debian (once) …');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const installed = (await installDebianPackages([name])) ? await findChromium() : undefined;
      if (installed) return { path: installed };
    }
  }
  logProgress("Downloading Playwright's Chromium (once, about 170 MB) …");
  const { code } = await runCommand(process.execPath, ['node_modules/.bin/playwright', 'install', 'chromium'], {
    limitMs: LIMIT_MS,
    cwd: root,
  });
  if (code === 0) return { path: undefined };
  throw new UserFacingError(
    'There is no Chromium for the journeys, and none could be installed. Install one (Debian: apt-get install chromium) ' +
      'or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

/** Every Chromium on the PATH, best first. */
export function chromiumsOnPath(): string[] {
  return NAMES.flatMap((name) => findProgram(name, process.env.PATH ?? '') ?? []);
}

async function findChromium(): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH;
  for (const path of given ? [given] : chromiumsOnPath()) {
    // Asked, since Ubuntu's package is a script that wants a snap.
    const { code } = await runCommand(path, ['--version'], { limitMs: 30_000 });
    if (code === 0) return path;
  }
  if (given) throw new UserFacingError(`CHROMIUM_PATH is ${given}, and that does not run.`);
  return undefined;
}
