import { pageKeys, pageScore, settingValue, settingValues } from '@practice/contracts';
import { useLiveEvents } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { useMemo } from 'react';
import { SeoPagesDocument, type SeoPagesQuery } from '../generated/graphql.ts';
import { pages } from '../meta-tags/record/meta-tag.ts';

type Tag = SeoPagesQuery['metaTags'][number];

/** A page of the site with its meta tag, if that is active, and what comes of it. */
export type SeoPage = {
  key: string;
  name: string;
  path: string;
  tag: Tag | undefined;
  /** Null without an active tag. */
  score: ReturnType<typeof pageScore> | null;
};

/** What tags are for: pages that have a name. */
export type NamedPage = Pick<SeoPage, 'key' | 'name'>;

const changing = new Set([
  'meta-tag.changed',
  'local-page.changed',
  'redirect.changed',
  'site-setting.changed',
  'reset',
]);

/** The pages that search engines are told of: the built-in ones, then those of the cities. */
export function useSeoPages() {
  const { data, error, refetch } = useQuery(SeoPagesDocument, { fetchPolicy: 'cache-and-network' });
  useLiveEvents(({ type }) => {
    if (changing.has(type)) void refetch().catch(() => undefined);
  });
  const listed = useMemo(() => data && listPages(data), [data]);
  const named = useMemo(() => listed && data && [...listed, ...data.pages.map(pageByHand)], [listed, data]);
  return { pages: listed, named, data, problem: error ?? null, refresh: refetch };
}

/** A page that staff made, as a tag names it. */
function pageByHand({ slug, title }: SeoPagesQuery['pages'][number]): NamedPage {
  return { key: `page-${slug}`, name: title };
}

function listPages({ metaTags, localPages, siteSettings }: SeoPagesQuery): SeoPage[] {
  const isCanonicalAutomatic = settingValue(settingValues(siteSettings), 'auto_canonical_urls') === 'true';
  const active = new Map(metaTags.filter(({ isActive }) => isActive).map((tag) => [tag.pageKey, tag]));
  const withTag = (page: Pick<SeoPage, 'key' | 'name' | 'path'>): SeoPage => {
    const tag = active.get(page.key);
    return { ...page, tag, score: tag ? pageScore(tag, { isCanonicalAutomatic }) : null };
  };
  return [
    ...pageKeys.map((key) => withTag({ key, name: pages[key].name, path: pages[key].path })),
    ...localPages.map(({ slug, cityName }) => withTag({ key: `local-${slug}`, name: cityName, path: `/${slug}` })),
  ];
}
