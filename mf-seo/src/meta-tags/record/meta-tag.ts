import type { pageKeys } from '@practice/contracts';
import type { MetaTagRowFragment } from '../../generated/graphql.ts';

export type MetaTag = MetaTagRowFragment;

/** The built-in pages: name and address. */
export const pages: Record<(typeof pageKeys)[number], { name: string; path: string }> = {
  home: { name: 'Ana sayfa', path: '/' },
  about: { name: 'Hakkımda', path: '/hakkimda' },
  services: { name: 'Hizmetler', path: '/hizmetler' },
  blog: { name: 'Blog', path: '/blog' },
  contact: { name: 'İletişim', path: '/iletisim' },
  appointment: { name: 'Randevu', path: '/randevu' },
};

/** The display name of a page: its name, or its key when it is not built in. */
export function pageName(pageKey: string): string {
  return (pages as Record<string, { name: string }>)[pageKey]?.name ?? pageKey;
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
