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
  /** Whether the page has a script of the practice's own: see `sandbox`. */
  isSandboxed?: boolean;
};

/**
 * What a page with a script of the practice's own may do. Without `allow-same-origin` its origin is one of its own: it has no
 * cookies and no storage, its requests come from another site, and the windows and frames that it opens are closed to it. So
 * its script never acts as the person who is signed in. Windows that it opens are as any other.
 */
const sandbox =
  'sandbox allow-scripts allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox';

/** The value of the header: nothing but what is allowed here, and pictures by https. */
export function contentSecurityPolicy(allowed: AllowedSources): string {
  const { scripts, styles, origins, frames = [], additions = {}, isSandboxed = false } = allowed;
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
    ...(isSandboxed ? [sandbox] : []),
  ].join('; ');
}

/** The source that allows an inline script or style of exactly this text. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
