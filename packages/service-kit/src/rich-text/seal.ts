import { hash } from 'node:crypto';
import { sanitizeRichText } from './sanitize-rich-text.ts';
import { sanitizeStored } from './sanitize-stored.ts';

/** Raise it when the sanitiser takes away more than before: what was saved under other rules is cleaned when it is read. */
const RULES = 2;

/** Says that this very text was cleaned by the present rules. */
function sealOf(html: string): string {
  return `${RULES}:${hash('sha256', html, 'base64url')}`;
}

/** Clean HTML, and the seal to store with it. */
export function sealRichText(html: string): { html: string; seal: string } {
  const clean = sanitizeRichText(html);
  return { html: clean, seal: sealOf(clean) };
}

/**
 * Stored HTML as it may be shown. Cleaning takes milliseconds, comparing the seal some microseconds: only what was changed
 * around the service, or saved under other rules, is cleaned again.
 */
export function openRichText(html: string, seal: string | null | undefined): string {
  return seal === sealOf(html) ? html : sanitizeStored(html);
}
