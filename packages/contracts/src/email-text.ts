import { normalizeText } from './text.ts';

const TURKISH = /[çğöşüâîû]/i;

/**
 * An e-mail address out of what was typed or copied, in lower case: `mailto:ada@ornek.com` and `Ada <ada@ornek.com>` are
 * addresses, and the `İ` and `ı` of a Turkish keyboard are an `i`.
 */
export function emailText(value: string): string {
  const text = normalizeText(value).replace(/^[^<>]*<([^<>]+)>$/, '$1');
  const address = text.replace(/^mailto:([^?]*).*/i, '$1');
  return address.replace(/[İı]/g, 'i').trim().toLowerCase();
}

/** Says that an address has letters which no address has; undefined when it has none. */
export function foreignLetters(address: string): string | undefined {
  return TURKISH.test(address) ? 'E-posta adresinde Türkçe harf olmaz (ç, ğ, ö, ş, ü)' : undefined;
}
