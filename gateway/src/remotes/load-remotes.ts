import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { RemoteEntry } from '@practice/contracts';
import type { RemotesFile } from './remote-schemas.ts';
import { type RemoteBuild, remoteBuild, remotesFile, type ShellBuild, shellBuild } from './remote-schemas.ts';
import { watchedJson } from './watched-json.ts';

/** A remote with what only the gateway knows: where its files lie, when they lie here. */
export type Remote = RemoteEntry & {
  /** Folder of its browser files; absent for a remote that is served from another address. */
  filesDir?: string;
  /**
   * Its bundle for rendering on the server; only for remotes served from here. One at another address is rendered in
   * the browser: the gateway runs no code that it did not come with, and a bundle of another version than the browser
   * loads would not match.
   */
  serverBundle?: string;
  /** Its paths that are there to be used rather than read. */
  interactiveRoutes?: readonly string[];
  /** Addresses of what its first screen needs, manifest and scripts; known for remotes served from here. */
  startScripts?: readonly string[];
};

export type Shell = ShellBuild & { filesDir: string; serverBundle: string };

export type Remotes = {
  /** The list as it is now; builds and `REMOTES_FILE` are looked at anew on every call. */
  list: () => Remote[];
  /** The shell's build; undefined until it was built once. */
  shell: () => Shell | undefined;
  /** Addresses other than this site's that remotes are loaded from, for the content security policy. */
  origins: () => string[];
  /** Files of persisted documents (hash to text) of the shell and of the remotes built here. */
  documentFiles: () => string[];
};

export type RemotesOptions = {
  /** Folder of the workspaces, which holds shell/ and mf-*. */
  root: string;
  /** `REMOTES_FILE`. */
  file?: string | undefined;
  /** `REMOTE_<NAME>_URL` by remote name, see `remoteUrls`. */
  urls?: Record<string, string>;
  onBad: (problem: { file: string; message: string }) => void;
};

/** The remotes of this installation: what is built under `root`, changed by `REMOTES_FILE` and `REMOTE_<NAME>_URL`. */
export function loadRemotes({ root, file, urls = {}, onBad }: RemotesOptions): Remotes {
  const builds = new Map<string, ReturnType<typeof watchedJson<RemoteBuild>>>();
  const shellFile = path.join(root, 'shell', 'dist', 'shell.json');
  const shellInfo = watchedJson({ file: shellFile, schema: shellBuild, onBad });
  const overrides = file ? watchedJson({ file: path.resolve(file), schema: remotesFile, onBad }) : undefined;

  function built(): Remote[] {
    for (const entry of readdirSync(root, { withFileTypes: true })) {
      if (!entry.isDirectory() || !entry.name.startsWith('mf-') || builds.has(entry.name)) continue;
      const info = path.join(root, entry.name, 'dist', 'remote.json');
      builds.set(entry.name, watchedJson({ file: info, schema: remoteBuild, onBad }));
    }
    return [...builds].flatMap(([folder, json]) => {
      const info = json.read();
      return info ? [describeBuild(path.join(root, folder, 'dist'), info)] : [];
    });
  }

  const list = () => applyUrls(applyFile(built(), overrides?.read()), urls);
  return {
    list,
    shell() {
      const info = shellInfo.read();
      const filesDir = path.dirname(shellFile);
      return info && { ...info, filesDir, serverBundle: path.resolve(filesDir, info.server) };
    },
    origins: () => [...new Set(list().flatMap(({ manifest }) => (isUrl(manifest) ? originsOf(manifest) : [])))],
    documentFiles() {
      const files = [...builds].map(([folder, json]) => [path.join(root, folder, 'dist'), json.read()] as const);
      return [[path.dirname(shellFile), shellInfo.read()] as const, ...files].flatMap(([dir, info]) =>
        info?.persistedDocuments ? [path.resolve(dir, info.persistedDocuments)] : [],
      );
    },
  };
}

/**
 * The `REMOTE_<NAME>_URL` variables by remote name: `REMOTE_MF_PUBLIC_URL` is that of `mf-public`. A value is the
 * address of the folder that holds `mf-manifest.json`, or of a manifest. Throws a sentence that names a bad variable.
 */
export function remoteUrls(environment: Record<string, string | undefined>): Record<string, string> {
  const urls: Record<string, string> = {};
  for (const [variable, value] of Object.entries(environment)) {
    const name = /^REMOTE_([A-Z0-9_]+)_URL$/.exec(variable)?.[1];
    if (!name || !value) continue;
    if (!isUrl(value)) throw new Error(`${variable} must be an http(s) address, but is "${value}"`);
    urls[name.toLowerCase().replaceAll('_', '-')] = value;
  }
  return urls;
}

function describeBuild(filesDir: string, info: RemoteBuild): Remote {
  return {
    name: info.name,
    version: info.version,
    manifest: `/remotes/${info.name}/${info.manifest}`,
    routes: info.routes,
    filesDir,
    interactiveRoutes: info.interactiveRoutes,
    startScripts: [info.manifest, ...info.startScripts].map((file) => `/remotes/${info.name}/${file}`),
    ...(info.permission ? { permission: info.permission } : {}),
    ...(info.sections.length > 0 ? { sections: info.sections } : {}),
    ...(info.server ? { serverBundle: path.resolve(filesDir, info.server) } : {}),
  };
}

function applyFile(remotes: Remote[], content: RemotesFile | undefined): Remote[] {
  const byName = new Map(remotes.map((remote) => [remote.name, remote]));
  for (const { enabled, ...changes } of content?.remotes ?? []) {
    const known = byName.get(changes.name);
    const { manifest = known?.manifest, routes = known?.routes ?? (changes.sections && []) } = changes;
    if (!enabled || !manifest || !routes) byName.delete(changes.name);
    else byName.set(changes.name, { version: 'external', ...known, ...changes, manifest, routes });
  }
  return [...byName.values()].map(withoutForeignBundle);
}

function applyUrls(remotes: Remote[], urls: Record<string, string>): Remote[] {
  return remotes.map((remote) => {
    const url = urls[remote.name];
    if (!url) return remote;
    const manifest = url.endsWith('.json') ? url : new URL('mf-manifest.json', `${url.replace(/\/$/, '')}/`).href;
    return withoutForeignBundle({ ...remote, version: 'external', manifest });
  });
}

/** A remote whose manifest lies elsewhere is not the one that was built here: its bundles are left alone. */
function withoutForeignBundle(remote: Remote): Remote {
  if (remote.manifest.startsWith(`/remotes/${remote.name}/`)) return remote;
  const { serverBundle: _bundle, startScripts: _scripts, ...rest } = remote;
  return rest;
}

/** A development server (http) also tells the page over a web socket when it has built anew. */
function originsOf(url: string): string[] {
  const { origin, protocol, host } = new URL(url);
  return protocol === 'http:' ? [origin, `ws://${host}`] : [origin];
}

function isUrl(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
