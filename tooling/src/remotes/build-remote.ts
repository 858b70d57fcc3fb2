import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../processes/run-command.ts';
import { logProgress } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';

const LIMIT_MS = 15 * 60_000;

/** The sources of a remote: a workspace of this repository, or a folder elsewhere. */
export type Workspace = { dir: string; name: string; scripts: Record<string, string> };

/** @throws UserFacingError when the folder holds no remote that can be built */
export function readWorkspace(dir: string): Workspace {
  const file = join(dir, 'package.json');
  if (!existsSync(file)) throw new UserFacingError(`There is no remote at ${dir}.`);
  const { name = '', scripts = {} } = JSON.parse(readFileSync(file, 'utf8'));
  if (!scripts.build) throw new UserFacingError(`${file} has no script "build": it is no remote.`);
  return { dir, name: name.replace(/^@[^/]+\//, ''), scripts };
}

/**
 * Runs the scripts `typecheck` and `test` of a remote's package.json.
 * @throws UserFacingError with their output, or when one of the scripts is missing
 */
export async function checkRemote(workspace: Workspace): Promise<void> {
  for (const script of ['typecheck', 'test']) {
    if (!workspace.scripts[script]) {
      throw new UserFacingError(
        `${workspace.name} is not published: its package.json has no script "${script}" (--skip-checks publishes without).`,
      );
    }
    logProgress(`${workspace.name}: npm run ${script} …`);
    await runScript(workspace, script, {});
  }
}

/**
 * Builds a remote into a folder that is removed after `use`; the `dist` of its own sources is left alone.
 * @param folder does not exist yet
 */
export async function withBuild<Result>(
  workspace: Workspace,
  folder: string,
  use: (built: string) => Result | Promise<Result>,
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  try {
    await runScript(workspace, 'build', { REMOTE_OUTPUT_DIR: folder });
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runScript({ dir, name }: Workspace, script: string, env: Record<string, string>): Promise<void> {
  const { code, output } = await runCommand('npm', ['run', '--silent', script], {
    limitMs: LIMIT_MS,
    cwd: dir,
    env: { ...process.env, ...env },
  });
  if (code !== 0) throw new UserFacingError(`${name} is not published: npm run ${script} failed.\n\n${output.trim()}`);
}
