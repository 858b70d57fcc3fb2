import { missingFromShell, type RemoteImports } from '@practice/contracts';
import type { Remote } from './remote.ts';
import type { ShellBuild } from './remote-schemas.ts';

/** What a version of a remote imports of the shell; nothing when its build does not say. */
export function importsOf({
  name,
  version,
  sharedImports = {},
  packages = {},
}: Pick<Remote, 'name' | 'version' | 'sharedImports' | 'packages'>): RemoteImports {
  return { owner: `${name} ${version}`, imports: sharedImports, packages };
}

/** What the shell lacks of what remotes import, a line each; empty for one that does not say what it exports. */
export function missingImports(
  { sharedExports, packages = {} }: Pick<ShellBuild, 'sharedExports' | 'packages'>,
  remotes: readonly RemoteImports[],
): string[] {
  return sharedExports ? missingFromShell({ exports: sharedExports, packages }, remotes) : [];
}
