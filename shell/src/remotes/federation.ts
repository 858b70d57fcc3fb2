import type { RemoteEntry } from '@practice/contracts';
import type { RemoteModule } from '@practice/ui/router';
import { type FetchModule, loadLimits } from './load-module.ts';

/** Made by the build: fills and holds the modules that the shell shares with the remotes. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: object };

/** What the script of a remote leaves behind as a global variable. */
type Container = {
  init: (shared: object) => void | Promise<void>;
  get: (path: string) => Promise<() => RemoteModule>;
};

type Manifest = { metaData: { globalName: string; remoteEntry: { name: string } } };

/**
 * Loads a remote's `./routes`: its manifest, the container that it names, the module. The browser may remember failed
 * loads, so from the second attempt on manifest and scripts are asked for under addresses that were not asked for before
 * (`RetryPlugin` of the builds), and those of before that hang are let go of.
 */
export const fetchFromFederation: FetchModule = async (remote, attempt) => {
  const address = new URL(remote.manifest, location.href).href;
  if (attempt > 0) letGo(containerName(remote.name), new URL('.', address).href);
  const { metaData } = await fetchManifest(attempt > 0 ? withAttempt(address, attempt) : address);
  const { globalName, remoteEntry } = metaData;
  const entry = new URL(remoteEntry.name, address).href;
  const container = await loadContainer(globalName, attempt > 0 ? withAttempt(entry, attempt) : entry);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const module = (await container.get('./routes'))();
  if (!module?.default) throw new Error(`${remote.name} exposes no screens`);
  return module;
};

/** The manifests that are under way, by what ends them. */
const underWay = new Map<AbortController, string>();

async function fetchManifest(address: string): Promise<Manifest> {
  const controller = new AbortController();
  const limit = setTimeout(() => controller.abort(), loadLimits.fileLimit);
  underWay.set(controller, address);
  try {
    const answer = await fetch(address, { signal: controller.signal });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return await answer.json();
  } finally {
    clearTimeout(limit);
    underWay.delete(controller);
  }
}

/** Runs a container's script. Rejects when it does not come in time, or comes and leaves no container behind. */
async function loadContainer(globalName: string, address: string): Promise<Container> {
  // What an earlier attempt left there is not to be taken for what comes now.
  Reflect.set(globalThis, globalName, undefined);
  const script = document.createElement('script');
  script.src = address;
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => fail('did not come in time'), loadLimits.fileLimit);
    function fail(problem: string): void {
      clearTimeout(limit);
      script.remove();
      reject(new Error(`${address} ${problem}`));
    }
    script.onload = () => {
      clearTimeout(limit);
      script.remove();
      resolve();
    };
    script.onerror = () => fail('could not be loaded');
    document.head.append(script);
  });
  const container: Container | undefined = Reflect.get(globalThis, globalName);
  if (!container) throw new Error(`${address} is no container`);
  return container;
}

function withAttempt(address: string, attempt: number): string {
  const url = new URL(address, location.href);
  url.searchParams.set('attempt', String(attempt));
  return url.href;
}

/**
 * Ends what is still under way of a remote's folder: its manifest, and its scripts, which are taken off the page; those
 * that have come are not there any more. Its chunks are forgotten too (`chunkLoadingGlobal` of the builds): what comes
 * now may be another version.
 */
function letGo(name: string, folder: string): void {
  for (const [controller, address] of underWay) if (address.startsWith(folder)) controller.abort();
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(folder)) script.remove();
  }
  Reflect.deleteProperty(globalThis, `chunks_${name}`);
}

/** The current list of remotes. Rejects when the server does not answer with one. */
export async function fetchRemoteList(): Promise<readonly RemoteEntry[]> {
  const answer = await fetch('/remotes.json', { signal: AbortSignal.timeout(loadLimits.patience) });
  if (!answer.ok) throw new Error(`/remotes.json answered ${answer.status}`);
  const { remotes } = (await answer.json()) as { remotes: readonly RemoteEntry[] };
  return remotes;
}

/** A container is a global variable, so hyphens become underscores, as in the build of the remotes. */
function containerName(name: string): string {
  return name.replaceAll('-', '_');
}
