import { type RemoteEntry, remoteForPath } from '@practice/contracts';
import type { RemoteModule } from '@practice/ui/router';
import { type ComponentType, createContext, lazy, useContext } from 'react';
import { type FetchModule, type LoadLimits, loadModule, RemoteLoadError } from './load-module.ts';

/** The remotes of this page, and how to come by their code. */
export type Registry = {
  ownerOf: (path: string) => RemoteEntry | undefined;
  /** The remote's module; concurrent and later calls share one load until `forget`. */
  moduleOf: (remote: RemoteEntry) => Promise<RemoteModule>;
  /** Its screen, to be rendered inside a Suspense boundary; the same component until `forget`. */
  screenOf: (remote: RemoteEntry) => ComponentType;
  /** Drops what was loaded, or failed to, and asks for the list anew: the next use fetches everything again. */
  forget: (remote: RemoteEntry) => Promise<void>;
};

export type RegistryOptions = {
  list: readonly RemoteEntry[];
  fetchModule: FetchModule;
  /** The current list, for retries: a remote may have been built anew, or moved. */
  fetchList: () => Promise<readonly RemoteEntry[]>;
  limits?: LoadLimits;
};

export function createRegistry({ list, fetchModule, fetchList, limits }: RegistryOptions): Registry {
  let current = list;
  const attempts = new Map<string, number>();
  const modules = new Map<string, Promise<RemoteModule>>();
  const screens = new Map<string, ComponentType>();

  function moduleOf({ name }: RemoteEntry): Promise<RemoteModule> {
    let module = modules.get(name);
    if (!module) {
      const remote = current.find((entry) => entry.name === name);
      const firstAttempt = attempts.get(name) ?? 0;
      module = remote
        ? loadModule({ remote, firstAttempt, fetchModule, ...(limits ? { limits } : {}) })
        : Promise.reject(new RemoteLoadError(`${name} is not on the list of remotes`));
      // Whoever uses the module handles the failure; this copy of the promise is only kept.
      module.catch(() => {});
      modules.set(name, module);
    }
    return module;
  }

  return {
    ownerOf: (path) => remoteForPath(current, path),
    moduleOf,
    screenOf(remote) {
      let screen = screens.get(remote.name);
      if (!screen) {
        screen = lazy(() => moduleOf(remote));
        screens.set(remote.name, screen);
      }
      return screen;
    },
    async forget({ name }) {
      modules.delete(name);
      screens.delete(name);
      attempts.set(name, (attempts.get(name) ?? 0) + 2);
      // The old list still stands when the server cannot be reached.
      current = await fetchList().catch(() => current);
    },
  };
}

/** The registry of one render on the server: the screen of the page's owner is there already, or left to the browser. */
export function serverRegistry(list: readonly RemoteEntry[], loaded: Map<string, RemoteModule>): Registry {
  return {
    ownerOf: (path) => remoteForPath(list, path),
    moduleOf: async ({ name }) => loaded.get(name) ?? leftToBrowser(name)(),
    screenOf: ({ name }) => loaded.get(name)?.default ?? leftToBrowser(name),
    forget: async () => {},
  };
}

/** Message of the error that makes React leave an area to the browser. */
export const leftToBrowserMessage = 'is rendered in the browser';

function leftToBrowser(name: string): () => never {
  return () => {
    throw new Error(`${name} ${leftToBrowserMessage}`);
  };
}

export const RegistryContext = createContext<Registry | undefined>(undefined);

export function useRegistry(): Registry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('RegistryContext is missing');
  return registry;
}
