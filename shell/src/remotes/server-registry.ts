import { type RemoteEntry, remoteForPath } from '@practice/contracts';
import type { RemoteModule } from '@practice/ui/router';
import { loadLimits } from './load-module.ts';
import type { Registry } from './registry.ts';

/** The registry of one render on the server: the screen of the page's owner is loaded already, or left to the browser. */
export function serverRegistry(list: readonly RemoteEntry[], loaded: Map<string, RemoteModule>): Registry {
  return {
    list: () => list,
    ownerOf: (path) => remoteForPath(list, path),
    moduleOf: async (name) => loaded.get(name) ?? leaveToBrowser(name),
    screenOf: (name) => loaded.get(name)?.default ?? (() => leaveToBrowser(name)),
    deferredScreenOf: () => undefined,
    forget: async () => {},
    timesForgotten: () => 0,
    subscribe: () => () => {},
    report: () => {},
    limits: loadLimits,
  };
}

const message = 'is rendered in the browser';

/** Thrown inside a Suspense boundary on the server, this makes React send the fallback and render in the browser. */
function leaveToBrowser(name: string): never {
  throw new Error(`${name} ${message}`);
}

/** Whether an error only means that; such errors are not reported. */
export function isLeftToBrowser(error: unknown): boolean {
  return error instanceof Error && error.message.includes(message);
}
