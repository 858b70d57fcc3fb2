import type { Release } from '@practice/service-kit/remotes-list/remotes-file';
import { z } from 'zod';
import { UserFacingError } from '../terminal/user-facing-error.ts';

const LIMIT_MS = 10_000;
/** `remote.json`, which builds with `defineRemote` have beside their manifest. */
const remoteInfo = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  routes: z.array(z.string()).default([]),
  sections: z.array(z.unknown()).default([]),
  addresses: z.array(z.unknown()).default([]),
  permission: z.string().optional(),
  sharedImports: z.record(z.string(), z.array(z.string())).optional(),
  packages: z.record(z.string(), z.string()).optional(),
});

/**
 * Describes a remote at another URL: that of its manifest, of the folder with the manifest or, for builders that write
 * none, of its container's script. Routes, sections and permission come from the `remote.json` beside it, or from `given`
 * when another tool built it.
 * @throws UserFacingError when there is no manifest, or neither says what the remote shows
 */
export async function externalRemote(
  name: string,
  address: string,
  given: { routes?: string[] | undefined; permission?: string | undefined },
): Promise<Release> {
  const manifest = manifestAt(address);
  if (!(await get(manifest))) throw new UserFacingError(`There is no manifest at ${manifest}.`);
  const info = remoteInfo.parse((await fetchJson(new URL('remote.json', manifest).href)) ?? {});
  if (info.name && info.name !== name)
    throw new UserFacingError(`${manifest} is the remote ${info.name}, not ${name}.`);
  const { version, permission, sections, addresses, sharedImports, packages } = info;
  const routes = given.routes ?? info.routes;
  if (routes.length + sections.length === 0) {
    throw new UserFacingError(
      `${manifest} has no remote.json beside it that says which pages it shows. Name them: --routes '/${name}/*'`,
    );
  }
  return {
    manifest,
    ...(version ? { version } : {}),
    ...(routes.length > 0 ? { routes } : {}),
    ...(sections.length > 0 ? { sections } : {}),
    ...(addresses.length > 0 ? { addresses } : {}),
    ...((given.permission ?? permission) ? { permission: given.permission ?? permission } : {}),
    ...(sharedImports ? { sharedImports } : {}),
    ...(packages ? { packages } : {}),
  };
}

/** The manifest of a remote by its own address, that of its folder or that of its container's script, which stands for one. */
export function manifestAt(address: string): string {
  return /\.js(on)?$/.test(address) ? address : new URL('mf-manifest.json', `${address.replace(/\/$/, '')}/`).href;
}

async function fetchJson(address: string): Promise<unknown> {
  return (await get(address))?.json();
}

/** The response of an address; undefined for a 404. */
async function get(address: string): Promise<Response | undefined> {
  // What another address says may change, and lead into this machine's network.
  const init: RequestInit = { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) };
  const response = await fetch(address, init).catch((error) => {
    throw new UserFacingError(`${address} does not answer: ${error.message}`);
  });
  const location = response.headers.get('location');
  if (location) throw new UserFacingError(`${address} leads on to ${location}. Name the address itself.`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new UserFacingError(`${address} answered ${response.status}`);
  return response;
}
