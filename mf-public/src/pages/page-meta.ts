import { searchResultSettings, settingsReader } from '@practice/contracts';
import type { PageHead, PageRequest } from '@practice/ui/router';
import { PageMetaDocument } from '../generated/graphql.ts';
import { prefetchSettings } from '../site/site-settings.ts';

type Defaults = { title: string; description?: string; keywords?: string };
type Part = 'title' | 'description' | 'keywords';

/**
 * The head of an existing page, each part from the first of these that has it: the active meta tag by page key (`home`,
 * `page-{slug}`, `local-{slug}`), the settings `{page key}_title`, `_description` and `_keywords`, then `defaults`, for
 * which a page gives the meta fields of its record or its own words. No page has both such settings and a record. A meta
 * tag or settings that cannot be loaded count as none. Length, suffix and base keywords are added by the shell.
 */
export async function pageMeta({ client }: PageRequest, pageKey: string, defaults: Defaults): Promise<PageHead> {
  const [result, settings] = await Promise.all([
    client.query({ query: PageMetaDocument, variables: { pageKey } }).catch(() => undefined),
    prefetchSettings(client).catch(() => undefined),
  ]);
  const tag = result?.data?.metaTag;
  const setting = settingsReader(settings?.siteSettings, searchResultSettings);
  const given = (part: Part) => {
    const key = `${pageKey}_${part}`;
    return (isSetting(key) && setting(key)) || defaults[part];
  };
  const description = tag?.metaDescription || given('description');
  const keywords = tag?.metaKeywords || given('keywords');
  return {
    status: 200,
    title: tag?.title || given('title') || '',
    ...(description ? { description } : {}),
    ...(keywords ? { keywords } : {}),
    ...(tag?.canonicalUrl ? { canonical: tag.canonicalUrl } : {}),
    ...(tag?.robots ? { robots: tag.robots } : {}),
    ...(tag?.ogTitle ? { ogTitle: tag.ogTitle } : {}),
    ...(tag?.ogDescription ? { ogDescription: tag.ogDescription } : {}),
    ...(tag?.ogImage ? { ogImage: tag.ogImage } : {}),
    ogType: tag?.ogType || 'website',
  };
}

function isSetting(key: string): key is keyof typeof searchResultSettings {
  return Object.hasOwn(searchResultSettings, key);
}
