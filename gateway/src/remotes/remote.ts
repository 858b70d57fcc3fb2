import path from 'node:path';
import type { RemoteAddress, RemoteEntry, SharedExports } from '@practice/contracts';
import type { RemoteBuild } from './remote-schemas.ts';

/** A remote with what only the gateway knows: where its files are, if they are on this machine. */
export type Remote = RemoteEntry & {
  /** Folder of its browser files; absent for a remote that is served from another address. */
  filesDir?: string;
  /**
   * Its bundle for rendering on the server; only for remotes served from here. One at another address is rendered in
   * the browser: the gateway runs no code from elsewhere, and a bundle of another version than the browser loads would
   * not match.
   */
  serverBundle?: string;
  /** Its pages that search engines are told of. */
  addresses?: readonly RemoteAddress[] | undefined;
  /** Its paths where visitors act rather than read. */
  interactiveRoutes?: readonly string[];
  /** Addresses of the manifest and scripts that its first screen needs; known for remotes served from here. */
  startScripts?: readonly string[];
  /** Addresses of its style sheets, which pages link that the server renders. */
  startStyles?: readonly string[];
  /** Addresses of the scripts that single pages need beside those, by path. */
  pageScripts?: Readonly<Record<string, readonly string[]>>;
  /** What it imports of the modules that the shell shares; absent where its build does not say. */
  sharedImports?: SharedExports | undefined;
  /** Versions of the shared packages that it was built with. */
  packages?: Record<string, string> | undefined;
  /** File of the documents that it sends, texts by hash; known for remotes served from here. */
  documentsFile?: string;
};

/**
 * Describes a build on this machine. `version` is given for a published one: its files have addresses of their own, which
 * stay when another version goes live.
 */
export function describeBuild(filesDir: string, info: RemoteBuild, version?: string): Remote {
  const base = version ? `/remotes/${info.name}/${version}` : `/remotes/${info.name}`;
  return {
    name: info.name,
    version: version ?? info.version,
    manifest: `${base}/${info.manifest}`,
    routes: info.routes,
    filesDir,
    interactiveRoutes: info.interactiveRoutes,
    startScripts: [info.manifest, ...info.startScripts].map((file) => `${base}/${file}`),
    ...(info.startStyles.length > 0 ? { startStyles: info.startStyles.map((file) => `${base}/${file}`) } : {}),
    ...pageScripts(info, base),
    ...(info.permission ? { permission: info.permission } : {}),
    ...(info.addresses.length > 0 ? { addresses: info.addresses } : {}),
    ...(info.sections.length > 0 ? { sections: info.sections } : {}),
    ...(info.server ? { serverBundle: path.resolve(filesDir, info.server) } : {}),
    ...(info.persistedDocuments ? { documentsFile: path.resolve(filesDir, info.persistedDocuments) } : {}),
    ...(info.sharedImports ? { sharedImports: info.sharedImports, packages: info.packages } : {}),
  };
}

/**
 * A remote at the address of a manifest. At another address than its build's it is another build: the gateway has no
 * bundle of it, and does not know what it imports.
 */
export function atManifest(remote: Remote, manifest: string): Remote {
  if (manifest === remote.manifest) return remote;
  const { serverBundle: _bundle, startScripts: _start, pageScripts: _page, documentsFile: _file, ...rest } = remote;
  const { startStyles: _styles, sharedImports: _imports, packages: _packages, ...other } = rest;
  return { ...other, manifest };
}

function pageScripts({ pageScripts }: RemoteBuild, base: string): Pick<Remote, 'pageScripts'> {
  const entries = Object.entries(pageScripts).map(([page, files]) => [page, files.map((file) => `${base}/${file}`)]);
  return entries.length > 0 ? { pageScripts: Object.fromEntries(entries) } : {};
}

export function isUrl(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}

/** Origins, other than this site's, from which these remotes are loaded. */
export function originsOf(remotes: readonly Remote[]): string[] {
  const addresses = remotes.map(({ manifest }) => manifest).filter(isUrl);
  return [...new Set(addresses.flatMap(originsAt))];
}

/** A development server (http) also notifies the page of new builds, by web socket. */
function originsAt(url: string): string[] {
  const { origin, protocol, host } = new URL(url);
  return protocol === 'http:' ? [origin, `ws://${host}`] : [origin];
}
