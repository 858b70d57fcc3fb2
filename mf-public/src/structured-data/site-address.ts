import { siteOrigin } from '@practice/contracts';

/** The origin that structured data names: the setting `site_url`, else where the page was requested. */
export function siteAddress(siteUrl: string, url: URL): string {
  return siteOrigin(siteUrl) ?? url.origin;
}
