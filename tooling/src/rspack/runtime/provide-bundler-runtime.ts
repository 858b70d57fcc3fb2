import { createInstance } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
// Imported here because a build that exposes nothing drops it.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  var _FEDERATION_BUNDLER_RUNTIME: () => object;
}

/**
 * A plugin of the shell's federation runtime that shares the runtime with the containers of the remotes, which bundle none.
 * Each container gets a state and an instance of its own: `init` would return the shell's, which it finds by its build
 * identifier.
 */
globalThis._FEDERATION_BUNDLER_RUNTIME = () => ({
  ...federation,
  runtime: { ...federation.runtime, init: createInstance },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry, S: {} },
  bundlerRuntimeOptions: {},
});

export default function provideBundlerRuntime() {
  return { name: 'provide-bundler-runtime' };
}
