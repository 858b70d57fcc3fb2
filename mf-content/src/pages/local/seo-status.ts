import type { StatusTone } from '@practice/ui/admin';
import type { LocalPageTagsQuery } from '../../generated/graphql.ts';

type Tag = LocalPageTagsQuery['metaTags'][number];

export const seoStatuses = ['missing', 'inactive', 'incomplete', 'complete'] as const;
export type SeoStatus = (typeof seoStatuses)[number];

export const seoStatusWords: Record<SeoStatus, { label: string; tone: StatusTone }> = {
  missing: { label: 'Eksik', tone: 'cancelled' },
  inactive: { label: 'Pasif', tone: 'unknown' },
  incomplete: { label: 'Yarım', tone: 'pending' },
  complete: { label: 'Tamam', tone: 'confirmed' },
};

export function localPageKey(slug: string): string {
  return `local-${slug}`;
}

/** What the meta tag of a page says: none, an inactive one, one without title or description, or all. */
export function seoStatusOf(slug: string, tags: ReadonlyMap<string, Tag>): SeoStatus {
  const tag = tags.get(localPageKey(slug));
  if (!tag) return 'missing';
  if (!tag.isActive) return 'inactive';
  return tag.title && tag.metaDescription ? 'complete' : 'incomplete';
}
