import { addressKey, isSitePath, type RedirectMatchType, sourceKey, targetSegments } from '@practice/contracts';
import { publicOrigin } from '@practice/service-kit';

type Addresses = { matchType: RedirectMatchType; fromUrl: string; toUrl: string };
export type RedirectAddresses = Addresses & { fromKey: string; toKey: string };

/** A redirect's addresses as they are stored, with their keys; a target on this site is stored as its path. */
export function redirectAddresses({ matchType, fromUrl, toUrl }: Addresses): RedirectAddresses {
  const target = ownPath(toUrl);
  const segments = targetSegments({ matchType, toUrl: target });
  const isOne = segments?.every((segment) => 'text' in segment) ?? false;
  const fromKey = sourceKey({ matchType, fromUrl });
  return { matchType, fromUrl, fromKey, toUrl: target, toKey: isOne ? addressKey(target) : '' };
}

function ownPath(address: string): string {
  if (address === '' || isSitePath(address)) return address;
  const { origin, pathname, search, hash } = new URL(address);
  return origin === publicOrigin() ? pathname + search + hash : address;
}
