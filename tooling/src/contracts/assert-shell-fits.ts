import { missingFromShell, type RemoteImports } from '@practice/contracts';
import { root } from '../start/env.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { sharesOfShell } from './shell-shares.ts';

/**
 * Refuses remotes that import what the shell built here does not share.
 * @param refusal what is not done for that reason: `mf-seo is not published`
 * @throws UserFacingError with remote, module and names
 */
export function assertShellFits(remotes: readonly RemoteImports[], refusal: string): void {
  if (remotes.length === 0) return;
  const problems = missingFromShell(sharesOfShell(root), remotes);
  if (problems.length === 0) return;
  throw new UserFacingError([`${refusal}: the shell lacks what is imported from it.`, ...problems].join('\n'));
}
