import { root } from '../start/env.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { checkSharedModules, type RemoteImports } from './check-shared-modules.ts';
import { sharesOfShell } from './shell-shares.ts';

/**
 * Refuses remotes that import what the shell built here does not share.
 * @param refusal what is not done for that reason: `mf-seo is not published`
 * @param wayOut what to do about it, where that is not plain
 * @throws UserFacingError with remote, module and names
 */
export function assertShellFits(remotes: readonly RemoteImports[], refusal: string, wayOut = ''): void {
  if (remotes.length === 0) return;
  const problems = checkSharedModules(sharesOfShell(root), remotes);
  if (problems.length === 0) return;
  const lines = [`${refusal}: the shell lacks what is imported from it.`, ...problems, ...(wayOut ? [wayOut] : [])];
  throw new UserFacingError(lines.join('\n'));
}
