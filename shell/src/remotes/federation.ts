import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteEntry } from '@practice/contracts';
import type { RemoteModule } from '@practice/ui/router';
import { type FetchModule, loadLimits } from './load-module.ts';

// A request that nobody waits for any more is ended: browsers open six connections to a host, and no seventh.
registerPlugins([
  {
    name: 'time-limit',
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(loadLimits.timeLimit) }),
  },
]);

/**
 * Loads a remote's `./routes` through the federation runtime. The runtime remembers failed loads, and the browser may
 * too, so from the second attempt on the remote is registered anew under an address that was not asked for before.
 */
export const fetchFromFederation: FetchModule = async (remote, attempt) => {
  const name = containerName(remote.name);
  const entry = new URL(remote.manifest, location.href);
  if (attempt > 0) entry.searchParams.set('attempt', String(attempt));
  registerRemotes([{ name, entry: entry.href }], { force: attempt > 0 });
  const module = await loadRemote<RemoteModule>(`${name}/routes`);
  if (!module?.default) throw new Error(`${remote.name} exposes no screens`);
  return module;
};

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
