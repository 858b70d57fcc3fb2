import type { SharedExports } from '@practice/contracts';
import type { Compilation, Module } from '@rspack/core';

const consumed = /^consume shared module \(default\) (.+)@/;
const provided = /^provide shared module \(default\) (.+)@\S+ = /;

/** What a build imports of each module that the shell shares with it; no names for a module that `import()` loads. */
export function importedExports({ modules, moduleGraph }: Compilation): SharedExports {
  return collect(modules, consumed, (module) =>
    moduleGraph.getIncomingConnections(module).flatMap(({ dependency }) => dependency.ids?.slice(0, 1) ?? []),
  );
}

/** What a build exports of each module that it shares; no names where they are only known at run time. */
export function providedExports({ modules, moduleGraph }: Compilation): SharedExports {
  return collect(modules, provided, (module) =>
    moduleGraph.getOutgoingConnections(module).flatMap(({ module: shared }) => {
      const names = shared && moduleGraph.getProvidedExports(shared);
      return Array.isArray(names) ? names : [];
    }),
  );
}

function collect(modules: Iterable<Module>, pattern: RegExp, namesOf: (module: Module) => string[]): SharedExports {
  const found = new Map<string, Set<string>>();
  for (const module of modules) {
    const name = pattern.exec(module.identifier())?.[1];
    if (!name) continue;
    const names = found.get(name) ?? new Set();
    for (const each of namesOf(module)) names.add(each);
    found.set(name, names);
  }
  return Object.fromEntries([...found].sort().map(([name, names]) => [name, [...names].sort()]));
}
