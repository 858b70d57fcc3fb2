import { operationCall } from '@practice/service-kit';
import type { Remotes } from './load-remotes.ts';
import { missingImports } from './missing-imports.ts';

/** The message of a start that is refused, for the terminal. */
export class ShellDoesNotFit extends Error {
  override name = 'ShellDoesNotFit';
}

/**
 * Refuses to start with a shell that lacks what a live remote, or a preview, imports: pages with it would break.
 * @throws ShellDoesNotFit with remote, module and names
 */
export function assertShellFits(remotes: Pick<Remotes, 'shell' | 'imports'>): void {
  const missing = missingImports(remotes.shell() ?? {}, remotes.imports());
  if (missing.length === 0) return;
  throw new ShellDoesNotFit(
    [
      'Not started: the shell lacks what remotes import from it.',
      ...missing,
      `${operationCall('remotes', 'rollback')}, live or withdraw takes such a version out of use; a shell that exports the names starts too.`,
    ].join('\n'),
  );
}
