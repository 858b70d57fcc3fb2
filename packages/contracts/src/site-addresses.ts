/**
 * First parts of the site's own addresses: its pages, its API and its files. No page, city page or redirect begins with
 * one, whatever the case.
 */
export const reservedSlugs: readonly string[] = [
  'admin',
  'anasayfa',
  'api',
  'appointment',
  'ara',
  'assets',
  'basvuru',
  'blog',
  'cerez-politikasi',
  'cerezler',
  'favicon.ico',
  'gizlilik-politikasi',
  'graphql',
  'hakkimda',
  'hakkında',
  'healthz',
  'hizmetler',
  'iletisim',
  'kullanim-sartlari',
  'kvkk-aydinlatma-metni',
  'kvkk-basvuru',
  'llms.txt',
  'metrics',
  'randevu',
  'readyz',
  'remotes',
  'remotes.json',
  'robots.txt',
  'share',
  'sitemap.xml',
  'uploads',
  'yazi-onizleme',
];

/** Of these, what lies below a first part belongs to the site too, whatever it is. */
const systemParts: readonly string[] = ['admin', 'api', 'assets', 'graphql', 'metrics', 'remotes', 'share', 'uploads'];

/** Whether a path of the site (`/`, `/randevu`, `/api/x`) is the site's own; `/blog/yazi` is that of a record. */
export function isReservedPath(path: string): boolean {
  const [first = '', ...below] = path.toLocaleLowerCase('en').split('/').filter(Boolean);
  return first === '' || (below.length === 0 ? reservedSlugs : systemParts).includes(first);
}

/** What an address can belong to. */
export const addressKinds = ['site', 'page', 'local-page', 'post', 'service', 'remote'] as const;
export type AddressKind = (typeof addressKinds)[number];
