import { type ComponentType, lazy } from 'react';

/**
 * A screen that the server rendered and whose code is loaded afterwards. React keeps the server's HTML for as long as the
 * code is pending, so a load that is slow or fails just stays pending: the page can still be read, and typed input stays.
 */
export type DeferredScreen = {
  screen: ComponentType;
  /** `slow`: the load is taking long and may still succeed. `failed`: it has failed. */
  problem: () => 'slow' | 'failed' | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Loads again. Resolves once there is a result: the code, a failure, or another slow load. */
  retry: () => Promise<void>;
  /** Call when the server's HTML has left the page: from then on a failure, past or future, is thrown like any other. */
  release: () => void;
};

type ScreenModule = { default: ComponentType };

export type DeferOptions = {
  load: (isRetry: boolean) => Promise<ScreenModule>;
  /** Milliseconds after which a load counts as slow. */
  patience: number;
  /** The first load starts when this resolves; at once without it. */
  ready?: Promise<void>;
};

export function deferScreen({ load, patience, ready }: DeferOptions): DeferredScreen {
  const listeners = new Set<() => void>();
  let problem: ReturnType<DeferredScreen['problem']>;
  let failure: unknown;
  let attempts = 0;
  let isReleased = false;
  let resolvers: { resolve: (module: ScreenModule) => void; reject: (error: unknown) => void } | undefined;
  const loadedModule = new Promise<ScreenModule>((resolve, reject) => {
    resolvers = { resolve, reject };
  });

  function setProblem(next: typeof problem): void {
    problem = next;
    for (const listener of listeners) listener();
  }

  function fail(error: unknown): void {
    failure = error;
    if (isReleased) resolvers?.reject(error);
    else setProblem('failed');
  }

  async function attempt(isRetry: boolean): Promise<void> {
    if (!isRetry) await ready;
    attempts += 1;
    const current = attempts;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const slow = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        if (current === attempts && !isReleased) setProblem('slow');
        resolve();
      }, patience);
    });
    const loaded = load(isRetry).then(
      (module) => {
        attempts = Number.POSITIVE_INFINITY;
        resolvers?.resolve(module);
        setProblem(undefined);
      },
      (error) => {
        // The failure of an attempt that a newer one has replaced is ignored.
        if (current === attempts) fail(error);
      },
    );
    await Promise.race([loaded, slow]);
    clearTimeout(timer);
  }

  return {
    screen: lazy(() => {
      void attempt(false);
      return loadedModule;
    }),
    problem: () => problem,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: () => attempt(true),
    release() {
      isReleased = true;
      if (problem === 'failed') resolvers?.reject(failure);
      if (problem) setProblem(undefined);
    },
  };
}
