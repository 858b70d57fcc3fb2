import { createHash } from 'node:crypto';
import type { ShareCard } from '@practice/contracts';
import type { PageAddress } from '../pages/page-renderer.ts';

/** Another one gives every picture another address: for changes of the drawing. */
const DRAWING = 1;

/** Names what a picture shows; hexadecimal, as no policy changes the spelling of such an address. */
export function cardHash(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('hex')
    .slice(0, 20);
}

/** Where the picture of a page is: `/share/<hash>/blog/uyku.png`. Another title or colour gives another address. */
export function shareImagePath({ path, search }: PageAddress, card: ShareCard): string {
  return `/share/${cardHash(card)}${path.replace(/\/+$/, '')}.png${search}`;
}

/** Reads a path back; undefined for one that is no picture's. */
export function readShareImagePath(path: string): { hash: string; page: string } | undefined {
  const [, hash, page] = /^\/share\/([0-9a-f]{20})((?:\/[^/].*)?)\.png$/.exec(path) ?? [];
  return hash === undefined ? undefined : { hash, page: page || '/' };
}
