import { type RemoteEntry, remoteForPath } from '@practice/contracts';
import { type DeferredScreen, deferScreen, type RemoteModule } from '@practice/ui/router';
import { type ComponentType, createContext, lazy, useContext } from 'react';
import { type FetchModule, type LoadLimits, loadLimits, loadModule, RemoteLoadError } from './load-module.ts';

/** The remotes of this page, and how to load their code. */
export type Registry = {
  /** All remotes, by the list that was fetched last. */
  list: () => readonly RemoteEntry[];
  ownerOf: (path: string) => RemoteEntry | undefined;
  /** A remote's module by its name; concurrent and later calls share one load until `forget`. */
  moduleOf: (name: string) => Promise<RemoteModule>;
  /** Its screen, to be rendered inside a Suspense boundary; the same component until `forget`. */
  screenOf: (name: string) => ComponentType;
  /** Its screen while the page shows what the server rendered of it. */
  deferredScreenOf: (name: string) => DeferredScreen | undefined;
  /** Drops what was loaded, or failed to load, and fetches the list again: the next use loads everything again. */
  forget: (name: string) => Promise<void>;
  /** How often something was dropped; `subscribe` notifies of the next time, and returns how to unsubscribe. */
  timesForgotten: () => number;
  subscribe: (listener: () => void) => () => void;
  /** Tells the gateway that a remote failed in this browser. */
  report: (name: string, error: Error) => void;
  limits: LoadLimits;
};

export type RegistryOptions = {
  list: readonly RemoteEntry[];
  fetchModule: FetchModule;
  /** The current list, for retries: a remote may have a new version or address by then. */
  fetchList: () => Promise<readonly RemoteEntry[]>;
  /** Path of a page whose area came rendered from the server. */
  renderedPath?: string | undefined;
  /** Called for each failure of a remote. */
  onFailure?: (remote: RemoteEntry, error: Error) => void;
  limits?: LoadLimits;
};

export function createRegistry({
  list,
  fetchModule,
  fetchList,
  renderedPath,
  onFailure,
  limits = loadLimits,
}: RegistryOptions): Registry {
  let current = list;
  const attempts = new Map<string, number>();
  const modules = new Map<string, Promise<RemoteModule>>();
  const screens = new Map<string, ComponentType>();
  const deferredScreens = new Map<string, DeferredScreen>();
  const listeners = new Set<() => void>();
  let timesForgotten = 0;

  function moduleOf(name: string): Promise<RemoteModule> {
    let module = modules.get(name);
    if (!module) {
      const remote = current.find((entry) => entry.name === name);
      const firstAttempt = attempts.get(name) ?? 0;
      module = remote
        ? loadModule({ remote, firstAttempt, fetchModule, isCurrent: () => modules.get(name) === module, limits })
        : Promise.reject(new RemoteLoadError(`${name} is not on the list of remotes`));
      // Callers handle the failure as well.
      module.catch((error) => report(name, error));
      modules.set(name, module);
    }
    return module;
  }

  function report(name: string, error: Error): void {
    const remote = current.find((entry) => entry.name === name);
    if (remote) onFailure?.(remote, error);
  }

  async function forgetModule(name: string): Promise<void> {
    modules.delete(name);
    attempts.set(name, (attempts.get(name) ?? 0) + 2);
    // Without a response the old list stays.
    current = await fetchList().catch(() => current);
  }

  const rendered = renderedPath === undefined ? undefined : remoteForPath(current, renderedPath)?.name;
  if (rendered) {
    const deferred = deferScreen({
      async load(isRetry) {
        if (isRetry) await forgetModule(rendered);
        return moduleOf(rendered);
      },
      patience: limits.patience,
    });
    deferredScreens.set(rendered, deferred);
    screens.set(rendered, deferred.screen);
  }

  return {
    list: () => current,
    ownerOf: (path) => remoteForPath(current, path),
    moduleOf,
    screenOf(name) {
      let screen = screens.get(name);
      if (!screen) {
        screen = lazy(() => moduleOf(name));
        screens.set(name, screen);
      }
      return screen;
    },
    deferredScreenOf: (name) => deferredScreens.get(name),
    async forget(name) {
      deferredScreens.delete(name);
      screens.delete(name);
      await forgetModule(name);
      timesForgotten += 1;
      for (const listener of listeners) listener();
    },
    timesForgotten: () => timesForgotten,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report,
    limits,
  };
}

export const RegistryContext = createContext<Registry | undefined>(undefined);

export function useRegistry(): Registry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('RegistryContext is missing');
  return registry;
}
