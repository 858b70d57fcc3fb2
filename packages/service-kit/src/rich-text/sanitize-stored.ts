import { sanitizeRichText } from './sanitize-rich-text.ts';

/** Sanitising a long text takes some 30 ms, and what is stored rarely changes. */
const MAX_KEPT = 300;
const kept = new Map<string, string>();

/** A stored text sanitised once more, whatever was stored; the last few hundred results are cached by their text. */
export function sanitizeStored(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeRichText(html);
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(html, clean);
  return clean;
}
