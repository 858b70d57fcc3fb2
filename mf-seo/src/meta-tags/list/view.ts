import { toSearchKey, toSortKey } from '@practice/contracts';
import type { TableSort } from '@practice/ui/admin';
import { type MetaTag, pageName, scoreOf } from '../record/meta-tag.ts';

export const filters = ['active', 'passive', 'high', 'low'] as const;
export type Filter = (typeof filters)[number];

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
  page: ({ pageKey }) => toSortKey(pageName(pageKey)),
  title: ({ title }) => toSortKey(title ?? ''),
  score: (tag) => scoreOf(tag).score,
};

/** The tags to show: found, filtered, in order. There is one a page, so all of them are at hand. */
export function shownTags(tags: readonly MetaTag[], { search, filter, sort }: View): MetaTag[] {
  const searchKey = toSearchKey(search);
  const keyOf = sortKeys[sort.by] ?? sortKeys.page;
  const sign = sort.direction === 'desc' ? -1 : 1;
  return tags
    .filter((tag) => (filter === null || fits[filter](tag)) && searchText(tag).includes(searchKey))
    .map((tag) => ({ tag, key: keyOf?.(tag) ?? '' }))
    .sort((one, other) => sign * (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ tag }) => tag);
}

function searchText({ pageKey, pageUrl, title, metaDescription, metaKeywords }: MetaTag): string {
  return toSearchKey(
    [pageName(pageKey), pageKey, pageUrl, title, metaDescription, metaKeywords].filter(Boolean).join(' '),
  );
}
