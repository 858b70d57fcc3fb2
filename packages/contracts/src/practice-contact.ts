import { siteOrigin, webAddress } from './contact-links.ts';
import { parseUrl } from './parse-url.ts';

/** Reads some settings as texts; '' for one that is not set. */
type Read<Key extends string> = (key: Key) => string;

/** The practice's phone as staff have written it; '' when none is set. */
export function practicePhone(setting: Read<'contact_phone' | 'header_top_phone'>): string {
  return setting('contact_phone') || setting('header_top_phone');
}

/** The practice's e-mail address as staff have written it; '' when none is set. */
export function practiceEmail(setting: Read<'contact_email' | 'header_top_email'>): string {
  return setting('contact_email') || setting('header_top_email');
}

/** The practice's postal address, of one or more lines; '' when none is set. */
export function practiceAddress(setting: Read<'contact_address' | 'header_top_address'>): string {
  return setting('contact_address') || setting('header_top_address');
}

/** The origin that canonical links, site map and structured data name; undefined when the settings say none. */
export function canonicalOrigin(setting: Read<'site_base_url' | 'site_url'>): string | undefined {
  return siteOrigin(setting('site_base_url')) ?? siteOrigin(setting('site_url'));
}

/** The whole address of what `webAddress` allows, at this origin; undefined for anything else. */
export function absoluteAddress(origin: string | URL, value: string | null | undefined): string | undefined {
  const address = webAddress(value ?? '');
  return address ? parseUrl(address, origin)?.href : undefined;
}
