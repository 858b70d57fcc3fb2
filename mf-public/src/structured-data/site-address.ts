import { canonicalOrigin } from '@practice/contracts';
import type { Settings } from '../site/site-settings.ts';

/** The origin that structured data names, as canonical links do: that of the settings, else where the page was requested. */
export function siteAddress(text: Settings, url: URL): string {
  return canonicalOrigin(text) ?? url.origin;
}
