import { parseUrl } from './parse-url.ts';

/** A way to reach the practice: as people read it, and as a link needs it. */
export type ContactLink = { text: string; href: string };

/** A phone setting as a `tel:` link; undefined for a text that is no number. */
export function phoneLink(text: string): ContactLink | undefined {
  const digits = text.replace(/[^\d+]/g, '');
  return digits.length >= 7 ? { text: text.trim(), href: `tel:${internationalNumber(digits)}` } : undefined;
}

/** An e-mail setting as a `mailto:` link; undefined for a text that is no address. */
export function emailLink(text: string): ContactLink | undefined {
  const address = text.trim();
  return /^[^\s@]+@[^\s@]+$/.test(address) ? { text: address, href: `mailto:${address}` } : undefined;
}

const whatsappMessage = 'Merhaba, çocuğum için görüşme hakkında bilgi almak istiyorum.';

/**
 * A WhatsApp chat with a message already typed, the site's own when the setting has none; undefined without a usable
 * number.
 */
export function whatsappLink(number: string, message: string): string | undefined {
  const digits = internationalNumber(number.replace(/[^\d+]/g, '')).replace('+', '');
  return digits.length >= 10
    ? `https://wa.me/${digits}?text=${encodeURIComponent(message || whatsappMessage)}`
    : undefined;
}

/**
 * Whether an address is a path of the site. `//example.org` and `/\example.org` are other hosts, and browsers ignore
 * tabs and line breaks.
 */
export function isSitePath(address: string): boolean {
  return /^\/(?![/\\])[^\t\r\n]*$/.test(address);
}

/**
 * An address that a link, a button or a redirect may have: a path of the site, or an http(s) URL of a host that can exist.
 * A name and a password in it would only hide the host from people.
 */
export function webAddress(value: string): string | undefined {
  const address = value.trim();
  if (isSitePath(address)) return address;
  const url = /^https?:\/\//i.test(address) ? parseUrl(address) : undefined;
  return url && !url.username && !url.password && /^[a-z0-9.-]+$/.test(url.hostname) ? address : undefined;
}

/** Where a button may lead: what `webAddress` allows, or an anchor of the home page such as `#randevu`. */
export function linkTarget(value: string): string | undefined {
  const address = value.trim();
  return /^#[\w-]+$/.test(address) ? address : webAddress(address);
}

/** The origin of a site's address, such as `https://example.org`; undefined for one with a path, a name or a password. */
export function siteOrigin(value: string): string | undefined {
  const address = value.trim();
  const url = /^https?:\/\//i.test(address) ? parseUrl(address) : undefined;
  return url && url.href === `${url.origin}/` ? url.origin : undefined;
}

/**
 * The address of the map to embed: an https address, or the one in the `<iframe>` text that map services hand out.
 * Anything else (scripts, http, other schemes) gives undefined, and the placeholder is shown.
 */
export function mapAddress(value: string): string | undefined {
  const address = (/<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(value)?.[1] ?? value).trim();
  const plain = address.replaceAll('&amp;', '&');
  const url = /^https:\/\/[^\s<>"']+$/i.test(plain) ? parseUrl(plain) : undefined;
  if (!url) return undefined;
  const { username, password, hostname, href } = url;
  // The host goes into a header: nothing in it may end the directive about frames.
  return username || password || !/^[a-z0-9.-]+$/i.test(hostname) ? undefined : href;
}

/** Turkish numbers get the country's code, so that a call from abroad works too. */
function internationalNumber(digits: string): string {
  if (digits.startsWith('+')) return digits;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (digits.startsWith('90') && digits.length === 12) return `+${digits}`;
  if (digits.startsWith('0')) return `+9${digits}`;
  return digits.length === 10 ? `+90${digits}` : digits;
}
