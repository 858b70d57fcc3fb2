import { createInstance } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
// Named here because a build that exposes nothing drops it.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  var _FEDERATION_BUNDLER_RUNTIME: () => object;
}

/**
 * A plugin of the shell's federation runtime: hands that runtime to the containers of the remotes, which carry none. Each
 * gets a state of its own, and makes an instance of its own: `init` would find the shell's by its build identifier.
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
