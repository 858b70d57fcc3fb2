import { createHash } from 'node:crypto';
import type { PolicyAdditions } from '@practice/contracts';

/** What a response may run, style itself with, connect to and frame, beside files of this site. */
export type AllowedSources = {
  /** Nonces or hashes; scripts that these load may run too. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins for data and fonts. */
  origins: readonly string[];
  frames?: readonly string[];
  /** Hosts that the practice allows beside these. */
  additions?: PolicyAdditions;
};

/** The value of the header: nothing but what is allowed here, and pictures by https. */
export function contentSecurityPolicy(allowed: AllowedSources): string {
  const { scripts, styles, origins, frames = [], additions = {} } = allowed;
  const added = (directive: keyof PolicyAdditions) => additions[directive] ?? [];
  const framed = [...frames, ...added('frame-src')];
  return [
    "default-src 'self'",
    `script-src ${[...scripts, "'strict-dynamic'"].join(' ')}`,
    "script-src-attr 'none'",
    `style-src ${["'self'", ...styles, ...added('style-src')].join(' ')}`,
    // Elements carry computed sizes and positions; an attribute can load nothing.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: https:", ...added('img-src')].join(' '),
    ...(added('media-src').length > 0 ? [["media-src 'self'", ...added('media-src')].join(' ')] : []),
    `font-src ${["'self'", ...origins, ...added('font-src')].join(' ')}`,
    `connect-src ${["'self'", ...origins, ...added('connect-src')].join(' ')}`,
    `frame-src ${framed.length > 0 ? framed.join(' ') : "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The source that allows an inline script or style of exactly this text. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
