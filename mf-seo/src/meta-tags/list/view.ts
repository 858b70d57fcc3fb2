import { z } from '@practice/contracts';
import type { TableSort } from '@practice/ui/admin';
import { shownRecords } from '@practice/ui/records';
import { scoreOf } from '@practice/ui/seo';
import { type MetaTag, pageName } from '../record/meta-tag.ts';

export const filters = ['active', 'passive', 'high', 'low'] as const;
export type Filter = (typeof filters)[number];

/** What the address says of the list. */
export const listParams = z.object({
  q: z.string().default(''),
  show: z.enum(filters).nullable().default(null),
  sort: z.enum(['page', 'title', 'score']).default('page'),
  direction: z.enum(['asc', 'desc']).default('asc'),
});

export type View = { search: string; filter: Filter | null; sort: TableSort };

const fits: Record<Filter, (tag: MetaTag) => boolean> = {
  active: ({ isActive }) => isActive,
  passive: ({ isActive }) => !isActive,
  high: (tag) => scoreOf(tag).level === 'high',
  low: (tag) => scoreOf(tag).level === 'low',
};

/** The figures of the stat cards. */
export function countsOf(tags: readonly MetaTag[]): Record<'total' | Filter, number> {
  const count = (filter: Filter) => tags.filter(fits[filter]).length;
  return {
    total: tags.length,
    active: count('active'),
    passive: count('passive'),
    high: count('high'),
    low: count('low'),
  };
}

const sortKeys: Record<string, (tag: MetaTag) => string | number> = {
  page: pageName,
  title: ({ title }) => title ?? '',
  score: (tag) => scoreOf(tag).score,
};

/** The tags to show: found, filtered, in order. There is one per page, so all of them are loaded. */
export function shownTags(tags: readonly MetaTag[], { search, filter, sort }: View): MetaTag[] {
  return shownRecords(tags, {
    search,
    text: (tag) => [pageName(tag), tag.pageKey, tag.pageUrl, tag.title, tag.metaDescription, tag.metaKeywords],
    accepts: (tag) => filter === null || fits[filter](tag),
    sortBy: sortKeys[sort.by] ?? sortKeys.page,
    direction: sort.direction,
  });
}
