/** A module that is loaded when it is first shown, or ahead of that. */
export type LazyModule<T> = {
  /** The module once it is loaded; undefined before. */
  loaded: () => T | undefined;
  /** Loads it, with one retry. Concurrent calls share one load. */
  load: () => Promise<T>;
};

export function lazyModule<T extends object>(importModule: () => Promise<T>): LazyModule<T> {
  let module: T | undefined;
  let loading: Promise<T> | undefined;

  async function loadOnce(): Promise<T> {
    try {
      // One automatic retry: on a phone's connection a single request is easily lost.
      module = await importModule().catch(importModule);
      return module;
    } finally {
      loading = undefined;
    }
  }

  return {
    loaded: () => module,
    async load() {
      if (module) return module;
      loading ??= loadOnce();
      return loading;
    },
  };
}
