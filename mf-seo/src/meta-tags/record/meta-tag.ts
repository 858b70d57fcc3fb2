import type { pageKeys } from '@practice/contracts';
import type { MetaTagRowFragment } from '../../generated/graphql.ts';

/** A tag; `name` is what the site calls its page, where it is known. */
export type MetaTag = MetaTagRowFragment & { name?: string };

/** The built-in pages: name and address. */
export const pages: Record<(typeof pageKeys)[number], { name: string; path: string }> = {
  home: { name: 'Ana sayfa', path: '/' },
  about: { name: 'Hakkımda', path: '/hakkimda' },
  services: { name: 'Hizmetler', path: '/hizmetler' },
  blog: { name: 'Blog', path: '/blog' },
  contact: { name: 'İletişim', path: '/iletisim' },
  appointment: { name: 'Randevu', path: '/randevu' },
};

/** The page of a tag as staff know it: its name, else its address. */
export function pageName({ pageKey, pageUrl, name }: Pick<MetaTag, 'pageKey' | 'pageUrl' | 'name'>): string {
  return name ?? (pages as Record<string, { name: string }>)[pageKey]?.name ?? pageUrl;
}

/** The address that a page key stands for: of a built-in page, of a city or of a page made by hand; '' for another key. */
export function pathOf(pageKey: string): string {
  const slug = /^(?:local|page)-(.+)$/.exec(pageKey)?.[1];
  return (pages as Record<string, { path: string }>)[pageKey]?.path ?? (slug ? `/${slug}` : '');
}

/** Number of keywords in a comma-separated list. */
export function keywordCount(keywords: string | null | undefined): number {
  return (keywords ?? '').split(',').filter((keyword) => keyword.trim() !== '').length;
}
