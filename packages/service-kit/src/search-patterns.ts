import { toSearchKey } from '@practice/contracts';
import { escapeRegExp } from './escape-reg-exp.ts';

/** Stored words are never empty. */
const NOTHING = '^$';

/**
 * What a search looks for, as regular expressions that all have to match: each word in folded texts or, when only a
 * number was typed, the digits in a stored phone, however they are spelled. None for a blank search; one that nothing
 * matches for a search of signs alone.
 */
export function searchPatterns(search: string): string[] {
  const found = (/^[\d\s()+./-]+$/.test(search) ? [phonePattern(search)] : wordPatterns(search)).filter(Boolean);
  return found.length === 0 && search.trim() !== '' ? [NOTHING] : found;
}

/** Folded as the stored words are. */
function wordPatterns(search: string): string[] {
  return toSearchKey(search).split(' ').map(escapeRegExp);
}

/** Digits as they are, or without the country's code, which numbers are stored without. */
function phonePattern(search: string): string {
  const digits = search.replace(/\D/g, '');
  const national = digits.replace(/^(00)?90(?=[2-5])/, '0');
  return [...new Set([digits, national])].join('|');
}
