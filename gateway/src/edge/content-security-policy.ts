import { createHash } from 'node:crypto';

/** What a response may run, style itself with, connect to and frame, beside files of this site. */
export type AllowedSources = {
  /** Nonces or hashes; scripts that these load may run too. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins for data and fonts. */
  origins: readonly string[];
  frames?: readonly string[];
};

/** The value of the header: nothing but what is allowed here, and pictures by https. */
export function contentSecurityPolicy({ scripts, styles, origins, frames = [] }: AllowedSources): string {
  return [
    "default-src 'self'",
    `script-src ${[...scripts, "'strict-dynamic'"].join(' ')}`,
    "script-src-attr 'none'",
    `style-src ${["'self'", ...styles].join(' ')}`,
    // Elements carry computed sizes and positions; an attribute can load nothing.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    `font-src ${["'self'", ...origins].join(' ')}`,
    `connect-src ${["'self'", ...origins].join(' ')}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
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
