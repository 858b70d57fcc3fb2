/** Names of exports by the module that the shell shares, such as `@practice/ui/admin`. */
export type SharedExports = Record<string, string[]>;

/** What a shell shares: the exports of its modules, and the versions of their packages. */
export type ShellShares = { exports: SharedExports; packages: Record<string, string> };

/** What a version of a remote imports of the modules that the shell shares with it, known since its build. */
export type RemoteImports = {
  /** As it is named in messages: `mf-seo 1.2.0+3fa92c1b`. */
  owner: string;
  imports: SharedExports;
  /** Versions of the packages that it was built with. */
  packages: Record<string, string>;
};

/**
 * What a shell lacks for these remotes: a line for each package of another major version, and for each shared module with
 * the names that are missing. Of modules from elsewhere, such as React, only the version counts. Empty when all is well.
 */
export function missingFromShell(shell: ShellShares, remotes: readonly RemoteImports[]): string[] {
  return remotes.flatMap(({ owner, imports, packages }) => [
    ...otherMajors(shell, imports, packages).map((problem) => `${owner}: ${problem}`),
    ...missingExports(shell, imports).map((problem) => `${owner}: ${problem}`),
  ]);
}

function otherMajors(shell: ShellShares, imports: SharedExports, packages: Record<string, string>): string[] {
  const modules = Object.keys(imports);
  return Object.entries(packages).flatMap(([name, built]) => {
    const here = shell.packages[name];
    const isImported = modules.some((module) => module === name || module.startsWith(`${name}/`));
    if (!isImported || !here || major(built) === major(here)) return [];
    return [`it was built with ${name} ${built}, and the shell has ${here}`];
  });
}

function missingExports(shell: ShellShares, imports: SharedExports): string[] {
  return Object.entries(imports).flatMap(([module, names]) => {
    if (!module.startsWith('@practice/')) return [];
    const exported = shell.exports[module];
    if (!exported) return [`the shell does not share ${module}`];
    const missing = names.filter((name) => !exported.includes(name));
    return missing.length > 0 ? [`${module} does not export ${missing.join(', ')}`] : [];
  });
}

const major = (version: string) => version.split('.')[0];
