import { parseUrl } from '../parse-url.ts';

/** Map services that give out maps to embed. */
const mapHosts = new Set([
  ...['www.google.com', 'maps.google.com', 'www.google.com.tr', 'maps.google.com.tr'],
  ...['yandex.com.tr', 'yandex.com', 'yandex.ru', 'www.openstreetmap.org', 'www.bing.com'],
  ...['maps.apple.com', 'embed.apple-mapkit.com'],
]);
/** Of Google and Yandex, what may be shown in a frame; their links to share may not. */
const embeddable = /^\/maps\/(d\/)?embed|^\/map-widget\/|[?&]output=embed(&|$)/;
const SHARED = /^(maps\.app\.goo\.gl|goo\.gl|g\.co|share\.google|((www|maps)\.)?google\.[a-z.]+|yandex\.[a-z.]+)$/;

/** Whether an address is one of a map service; others may be embedded by admins alone. */
export function isMapHost(address: string): boolean {
  return mapHosts.has(parseUrl(address)?.hostname ?? '');
}

/** Why an address cannot be embedded although it leads to a map; null for all others. */
export function sharedMapProblem(address: string): string | null {
  const { hostname, pathname, search } = parseUrl(address) ?? {};
  if (!hostname || !SHARED.test(hostname) || embeddable.test(`${pathname}${search}`)) return null;
  return 'Bu, paylaşma bağlantısı; sayfada harita olarak açılmaz. Haritada yerinizi açıp “Paylaş” altındaki “Harita yerleştir” sekmesinden kodu kopyalayın';
}
