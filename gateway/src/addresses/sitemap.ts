import { escapeXml } from '../edge/escape-html.ts';
import type { ListedSite } from './search-files.ts';

/** Above it a sitemap is an index of several. */
export const MAX_PER_SITEMAP = 1000;

type Addresses = ListedSite['addresses'];

/** /sitemap.xml: the addresses with their last change and pictures, or an index when there are more than a thousand. */
export function sitemap({ addresses, urlOf }: ListedSite): string {
  if (addresses.length <= MAX_PER_SITEMAP) return urlSet(addresses);
  const parts = Math.ceil(addresses.length / MAX_PER_SITEMAP);
  const entries = Array.from({ length: parts }, (_, index) => {
    const last = latest(partOf(addresses, index + 1));
    return `<sitemap><loc>${escapeXml(urlOf(`/sitemap-${index + 1}.xml`))}</loc>${last}</sitemap>`;
  });
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** /sitemap-1.xml and so on; undefined for one that is not there. */
export function sitemapPart({ addresses }: ListedSite, number: number): string | undefined {
  if (addresses.length <= MAX_PER_SITEMAP) return undefined;
  const part = partOf(addresses, number);
  return part.length > 0 ? urlSet(part) : undefined;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

function partOf(addresses: Addresses, number: number): Addresses {
  return addresses.slice((number - 1) * MAX_PER_SITEMAP, number * MAX_PER_SITEMAP);
}

function urlSet(addresses: Addresses): string {
  const entries = addresses.map(({ url, updatedAt, image }) => {
    const picture = image ? `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>` : '';
    return `<url><loc>${escapeXml(url)}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}${picture}</url>`;
  });
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return `${HEAD}<urlset ${spaces}>\n${entries.join('\n')}\n</urlset>\n`;
}

function latest(addresses: Addresses): string {
  const [last] = addresses.flatMap(({ updatedAt }) => updatedAt ?? []).sort((one, other) => (one < other ? 1 : -1));
  return last ? `<lastmod>${last}</lastmod>` : '';
}
