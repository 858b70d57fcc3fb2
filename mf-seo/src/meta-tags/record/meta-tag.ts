import { metaTagScore, type pageKeys, scoreLevel } from '@practice/contracts';
import type { StatusTone } from '@practice/ui/admin';
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

type ScoreLevel = ReturnType<typeof scoreLevel>;

export const levels: Record<ScoreLevel, { word: string; tone: StatusTone }> = {
  high: { word: 'Yüksek', tone: 'confirmed' },
  middle: { word: 'Orta', tone: 'pending' },
  low: { word: 'Düşük', tone: 'cancelled' },
};

export function scoreOf(tag: Parameters<typeof metaTagScore>[0]): { score: number; level: ScoreLevel } {
  const score = metaTagScore(tag);
  return { score, level: scoreLevel(score) };
}

/** Number of keywords in a comma-separated list. */
export function keywordCount(keywords: string | null | undefined): number {
  return (keywords ?? '').split(',').filter((keyword) => keyword.trim() !== '').length;
}
