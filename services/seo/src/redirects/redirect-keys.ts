import { isSitePath, pathKey } from '@practice/contracts';
import { publicOrigin } from '@practice/service-kit';

export type RedirectAddresses = { fromUrl: string; toUrl: string; fromKey: string; toKey: string };

/** A redirect's addresses as they are stored, with their keys; a target on this site is stored as its path. */
export function redirectAddresses({ fromUrl, toUrl }: { fromUrl: string; toUrl: string }): RedirectAddresses {
  const target = ownPath(toUrl);
  return { fromUrl, fromKey: pathKey(fromUrl), toUrl: target, toKey: isSitePath(target) ? pathKey(target) : '' };
}

function ownPath(address: string): string {
  if (isSitePath(address)) return address;
  const { origin, pathname, search, hash } = new URL(address);
  return origin === publicOrigin() ? pathname + search + hash : address;
}
