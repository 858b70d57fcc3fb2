import { siteOrigin, webAddress } from '@practice/contracts';
import type { Settings } from '../site/site-settings.ts';

/** The origin that structured data names, as canonical links do: that of the settings, else where the page was requested. */
export function siteAddress(text: Settings, url: URL): string {
  return siteOrigin(text('site_base_url')) ?? siteOrigin(text('site_url')) ?? url.origin;
}

/** A picture's address; undefined for one that is neither a path of the site nor an http(s) address. */
export function absoluteAddress(origin: string, address: string | null | undefined): string | undefined {
  const usable = webAddress(address ?? '');
  return usable && URL.canParse(usable, origin) ? new URL(usable, origin).href : undefined;
}
