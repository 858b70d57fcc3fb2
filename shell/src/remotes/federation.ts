import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteEntry } from '@practice/contracts';
import type { RemoteModule } from '@practice/ui/router';
import { type FetchModule, loadLimits } from './load-module.ts';

/** Which attempt is under way, by the container's name. */
const attempts = new Map<string, number>();

// A request that nobody waits for any more is ended: browsers open six connections to a host, and no seventh.
registerPlugins([
  {
    name: 'time-limit',
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(loadLimits.timeLimit) }),
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      const attempt = attempts.get(remoteInfo?.name ?? '') ?? 0;
      script.src = attempt > 0 ? withAttempt(url, attempt) : url;
      return { script, timeout: loadLimits.timeLimit };
    },
  },
]);

/**
 * Loads a remote's `./routes` through the federation runtime. The runtime remembers failed loads, and the browser may
 * too, so from the second attempt on the remote is registered anew, and its manifest and all its scripts are asked for
 * under addresses that were not asked for before (`RetryPlugin` of the builds). Scripts that hang are let go of: the
 * runtime would go on waiting for them.
 */
export const fetchFromFederation: FetchModule = async (remote, attempt) => {
  const name = containerName(remote.name);
  const manifest = new URL(remote.manifest, location.href).href;
  attempts.set(name, attempt);
  if (attempt > 0) letGo(name, new URL('.', manifest).href);
  const entry = attempt > 0 ? withAttempt(manifest, attempt) : manifest;
  registerRemotes([{ name, entry }], { force: attempt > 0 });
  const module = await loadRemote<RemoteModule>(`${name}/routes`);
  if (!module?.default) throw new Error(`${remote.name} exposes no screens`);
  return module;
};

function withAttempt(address: string, attempt: number): string {
  const url = new URL(address, location.href);
  url.searchParams.set('attempt', String(attempt));
  return url.href;
}

/**
 * Takes the scripts of a remote's folder off the page that are still under way; those that have come are not there any
 * more. Its chunks are forgotten too (`chunkLoadingGlobal` of the builds): what comes now may be another version.
 */
function letGo(name: string, folder: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(folder)) script.remove();
  }
  Reflect.deleteProperty(globalThis, `chunks_${name}`);
}

/** The current list of remotes. Rejects when the server does not answer with one. */
export async function fetchRemoteList(): Promise<readonly RemoteEntry[]> {
  const answer = await fetch('/remotes.json', { signal: AbortSignal.timeout(loadLimits.timeLimit) });
  if (!answer.ok) throw new Error(`/remotes.json answered ${answer.status}`);
  const { remotes } = (await answer.json()) as { remotes: readonly RemoteEntry[] };
  return remotes;
}

/** A container is a global variable, so hyphens become underscores, as in the build of the remotes. */
function containerName(name: string): string {
  return name.replaceAll('-', '_');
}
