import type { RemoteModule } from '@practice/ui/router';
import { type ComponentType, lazy } from 'react';

/**
 * The screen of an area that came rendered from the server. React leaves that HTML in place for as long as the screen's
 * code is awaited, so while the code cannot be had the screen simply goes on waiting: the page can still be read.
 */
export type HeldScreen = {
  screen: ComponentType;
  /** The code could not be loaded (yet). */
  hasFailed: () => boolean;
  subscribe: (listener: () => void) => () => void;
  retry: () => Promise<void>;
  /** The server's HTML is not on the page any more: a failure is one like any other, now or when it comes. */
  release: () => void;
};

export function holdScreen(load: (isRetry: boolean) => Promise<RemoteModule>): HeldScreen {
  const listeners = new Set<() => void>();
  let failure: unknown;
  let isReleased = false;
  let settle: { resolve: (module: RemoteModule) => void; reject: (error: unknown) => void } | undefined;
  const settled = new Promise<RemoteModule>((resolve, reject) => {
    settle = { resolve, reject };
  });

  function setFailure(error: unknown): void {
    failure = error;
    for (const listener of listeners) listener();
  }

  async function attempt(isRetry: boolean): Promise<void> {
    try {
      settle?.resolve(await load(isRetry));
      setFailure(undefined);
    } catch (error) {
      if (isReleased) settle?.reject(error);
      else setFailure(error);
    }
  }

  return {
    screen: lazy(() => {
      void attempt(false);
      return settled;
    }),
    hasFailed: () => failure !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: () => attempt(true),
    release() {
      isReleased = true;
      if (failure === undefined) return;
      settle?.reject(failure);
      setFailure(undefined);
    },
  };
}
