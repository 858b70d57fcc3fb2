import { type ComponentType, lazy } from 'react';

/**
 * A screen that came rendered from the server. React leaves that HTML in place for as long as the screen's code is
 * awaited, so while the code cannot be had the screen simply goes on waiting: the page can still be read, and what was
 * typed into it is kept.
 */
export type HeldScreen = {
  screen: ComponentType;
  /** What is to be said about the code: it takes long and may still come, or it could not be had. */
  problem: () => 'slow' | 'failed' | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Asks again. Resolves once there is something to say: the code has come, has failed, or takes long again. */
  retry: () => Promise<void>;
  /** The server's HTML is not on the page any more: a failure is one like any other, now or when it comes. */
  release: () => void;
};

type ScreenModule = { default: ComponentType };

export type HoldOptions = {
  load: (isRetry: boolean) => Promise<ScreenModule>;
  /** Milliseconds after which a load is said to take long. */
  patience: number;
  /** Until then nothing is asked for. */
  ready?: Promise<void>;
};

export function holdScreen({ load, patience, ready }: HoldOptions): HeldScreen {
  const listeners = new Set<() => void>();
  let problem: ReturnType<HeldScreen['problem']>;
  let failure: unknown;
  let attempts = 0;
  let isReleased = false;
  let settle: { resolve: (module: ScreenModule) => void; reject: (error: unknown) => void } | undefined;
  const settled = new Promise<ScreenModule>((resolve, reject) => {
    settle = { resolve, reject };
  });

  function say(what: typeof problem): void {
    problem = what;
    for (const listener of listeners) listener();
  }

  function fail(error: unknown): void {
    failure = error;
    if (isReleased) settle?.reject(error);
    else say('failed');
  }

  async function attempt(isRetry: boolean): Promise<void> {
    if (!isRetry) await ready;
    attempts += 1;
    const own = attempts;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const long = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        if (own === attempts && !isReleased) say('slow');
        resolve();
      }, patience);
    });
    const loaded = load(isRetry).then(
      (module) => {
        attempts = Number.POSITIVE_INFINITY;
        settle?.resolve(module);
        say(undefined);
      },
      (error) => {
        // Of an attempt that another has taken the place of nobody wants to hear.
        if (own === attempts) fail(error);
      },
    );
    await Promise.race([loaded, long]);
    clearTimeout(timer);
  }

  return {
    screen: lazy(() => {
      void attempt(false);
      return settled;
    }),
    problem: () => problem,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: () => attempt(true),
    release() {
      isReleased = true;
      if (problem === 'failed') settle?.reject(failure);
      if (problem) say(undefined);
    },
  };
}
