import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteEntry } from '@practice/contracts';
import type { RemoteModule } from '@practice/ui/router';
import { type FetchModule, loadLimits } from './load-module.ts';

/** The shell's own instance: the library's global functions use whichever instance was created last. */
const host = getInstance();

/** The number of the current attempt, by the container's name. */
const attempts = new Map<string, number>();
/** Addresses of the manifests that are being fetched, by their abort controllers. */
const fetching = new Map<AbortController, string>();

host?.registerPlugins([
  {
    name: 'practice',
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      script.src = withAttempt(url, attempts.get(remoteInfo?.name ?? '') ?? 0);
      return { script, timeout: loadLimits.fileLimit };
    },
  },
]);

/**
 * Loads a remote's `./routes`. Browsers may cache failures, so from the second attempt on manifest and scripts are requested
 * under new addresses (`RetryPlugin` of the builds), and pending requests of earlier attempts are aborted.
 */
export const fetchFromFederation: FetchModule = async (remote, attempt) => {
  if (!host) throw new Error('The federation runtime is missing');
  const name = containerName(remote.name);
  const manifest = new URL(remote.manifest, location.href).href;
  if (attempt > 0) abortLoads(name, new URL('.', manifest).href);
  attempts.set(name, attempt);
  host.registerRemotes([{ name, ...(await readManifest(withAttempt(manifest, attempt))) }], { force: attempt > 0 });
  const module = await host.loadRemote<RemoteModule>(`${name}/routes`);
  if (!module?.default) throw new Error(`${remote.name} exposes no screens`);
  await module.prepare?.(location.pathname);
  return module;
};

/** The part of `mf-manifest.json` that says where a container is, as every tool of the federation writes it. */
type Manifest = {
  metaData: {
    globalName: string;
    publicPath?: string;
    remoteEntry: { name: string; path: string; type: string };
  };
};

/** The container of a manifest, or the one at the address itself where a builder wrote no manifest. */
async function readManifest(address: string): Promise<{ entry: string; type?: string; entryGlobalName?: string }> {
  if (!new URL(address).pathname.endsWith('.json')) return { entry: address };
  const controller = new AbortController();
  const limit = setTimeout(() => controller.abort(), loadLimits.fileLimit);
  fetching.set(controller, address);
  try {
    const response = await fetch(address, { signal: controller.signal });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const { globalName, publicPath, remoteEntry } = ((await response.json()) as Manifest).metaData;
    const folder = !publicPath || publicPath === 'auto' ? address : new URL(publicPath, address);
    const file = `${remoteEntry.path}/${remoteEntry.name}`.replace(/^\/+|\/(?=\/)/g, '');
    return { entry: new URL(file, folder).href, type: remoteEntry.type, entryGlobalName: globalName };
  } finally {
    clearTimeout(limit);
    fetching.delete(controller);
  }
}

function withAttempt(address: string, attempt: number): string {
  if (attempt === 0) return address;
  const url = new URL(address, location.href);
  url.searchParams.set('attempt', String(attempt));
  return url.href;
}

/**
 * Aborts what is still loading from a remote's folder: its manifest, and its scripts, which are removed from the page; loaded
 * scripts have left it already. Its chunks are dropped too (`chunkLoadingGlobal` of the builds), because the next version may
 * be another one.
 */
function abortLoads(name: string, folder: string): void {
  for (const [controller, address] of fetching) if (address.startsWith(folder)) controller.abort();
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(folder)) script.remove();
  }
  Reflect.deleteProperty(globalThis, `chunks_${name}`);
}

/** The current list of remotes. Rejects when the server does not answer with one. */
export async function fetchRemoteList(): Promise<readonly RemoteEntry[]> {
  const response = await fetch('/remotes.json', { signal: AbortSignal.timeout(loadLimits.patience) });
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`);
  const { remotes } = (await response.json()) as { remotes: readonly RemoteEntry[] };
  return remotes;
}

/** A container is a global variable, so hyphens become underscores, as in the build of the remotes. */
function containerName(name: string): string {
  return name.replaceAll('-', '_');
}
