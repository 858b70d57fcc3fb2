import type { RemoteEntry, RemoteFailureInput } from '@practice/contracts';

const MAX_FRAMES = 5;
const reported = new Set<string>();

/**
 * Tells the gateway that a version of a remote failed in this browser, once for each page load: the error's class and where in
 * which scripts, without its message, which may say something of the visitor. A browser that is offline reports nothing.
 */
export function reportFailure({ name, version }: RemoteEntry, error: Error): void {
  const key = `${name} ${version}`;
  if (reported.has(key) || !navigator.onLine) return;
  reported.add(key);
  const isLoad = error.name === 'RemoteLoadError' || error.name === 'ChunkLoadError';
  const failure: RemoteFailureInput = {
    ...{ name, version, kind: isLoad ? 'load' : 'render' },
    error: /^\w{1,60}$/.test(error.name) ? error.name : 'Error',
    frames: framesOf(error.stack ?? ''),
  };
  navigator.sendBeacon?.('/api/remote-failures', new Blob([JSON.stringify(failure)], { type: 'application/json' }));
}

/** Positions in scripts, without host and query. */
function framesOf(stack: string): string[] {
  const frames = stack.matchAll(/https?:\/\/[^/\s]+(\/[\w\-./+]{1,200})(?:\?[^\s:]*)?(:\d{1,8}:\d{1,8})/g);
  return [...frames].slice(0, MAX_FRAMES).map(([, path, position]) => `${path}${position}`);
}
