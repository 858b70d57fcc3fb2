import { readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { RenderedPage, RenderRequest } from '@practice/contracts';
import { stampOf } from '../../remotes/watched-json.ts';

/** What the shell's server bundle exports. */
export type ShellBundle = {
  renderPage: (request: RenderRequest) => Promise<RenderedPage>;
  /** The one copy of everything that remotes share with the shell, by module name. */
  sharedModules: Record<string, unknown>;
  /** Text of the function that starts the scripts of a page. */
  starter: string;
  /** Text of the function that finds the class of the device. */
  deviceTuner?: string;
};

export type ServerBundles = {
  shell: (file: string) => ShellBundle;
  /** The module that a remote exposes, running on the shared modules of that shell. */
  remote: (file: string, shell: ShellBundle) => unknown;
};

type Loaded = { stamp: string | undefined; shell: ShellBundle | undefined; exports: unknown };

/**
 * Loads the bundles that render on the server, and reloads them whenever their file changes, so that a remote is
 * deployed without a restart. A bundle is one file and needs no `node_modules`. The shell's can import Node's own modules, a
 * remote's only what the shell shares, so that there is one copy of React and of the UI package for all. While a file is being
 * replaced, or when the new one does not load, the last good one stays.
 */
export function createServerBundles(onBad: (error: unknown) => void, console: Console): ServerBundles {
  const loaded = new Map<string, Loaded>();

  function load(file: string, shell: ShellBundle | undefined): unknown {
    const stamp = stampOf(file);
    const known = loaded.get(file);
    if (known && known.stamp === stamp && known.shell === shell) return known.exports;
    try {
      const exports = evaluate({ file, shared: shell?.sharedModules, console });
      loaded.set(file, { stamp, shell, exports });
      return exports;
    } catch (error) {
      // A remote that was evaluated for another shell would bring a second React, so it is not used.
      if (!known || known.shell !== shell) throw error;
      loaded.set(file, { ...known, stamp });
      onBad(error);
      return known.exports;
    }
  }

  return {
    shell: (file) => load(file, undefined) as ShellBundle,
    remote: (file, shell) => load(file, shell),
  };
}

function evaluate(options: {
  file: string;
  /** What a remote's bundle can import; absent for that of the shell. */
  shared: Record<string, unknown> | undefined;
  console: Console;
}): unknown {
  const { file, shared, console } = options;
  const builtin = createRequire(file);
  const require = (name: string) => {
    if (shared && Object.hasOwn(shared, name)) return shared[name];
    if (!shared && (name.startsWith('node:') || builtinModules.includes(name))) return builtin(name);
    throw new Error(`${path.basename(path.dirname(file))} asks for ${name}, which the shell does not share`);
  };
  const module = { exports: {} as unknown };
  const parameters = ['module', 'exports', 'require', '__filename', '__dirname', 'console'];
  const run = compileFunction(readFileSync(file, 'utf8'), parameters, { filename: file });
  run.call(module.exports, module, module.exports, require, file, path.dirname(file), console);
  return module.exports;
}
