import { type SearchPart, searchParts, searchResultSettings, settingsReader, winningText } from '@practice/contracts';
import type { PageHead, PageRequest } from '@practice/ui/router';
import { PageMetaDocument } from '../generated/graphql.ts';
import { prefetchSettings } from '../site/site-settings.ts';

type Defaults = { title: string; description?: string; keywords?: string };

/**
 * The head of an existing page, each part from the first of these that has it: the active meta tag by page key (`home`,
 * `page-{slug}`, `local-{slug}`) that staff have written, the settings `{page key}_title`, `_description` and `_keywords`,
 * the tag that a new site begins with, then `defaults`, for which a page gives the meta fields of its record or its own
 * words. No page has both such settings and a record. A meta tag or settings that cannot be loaded count as none. Length,
 * suffix and base keywords are added by the shell.
 */
export async function pageMeta({ client }: PageRequest, pageKey: string, defaults: Defaults): Promise<PageHead> {
  const [result, settings] = await Promise.all([
    client.query({ query: PageMetaDocument, variables: { pageKey } }).catch(() => undefined),
    prefetchSettings(client).catch(() => undefined),
  ]);
  const tag = result?.data?.metaTag;
  const setting = settingsReader(settings?.siteSettings, searchResultSettings);
  const given = (part: SearchPart) => {
    const key = `${pageKey}_${part}`;
    return winningText(tag, part) || (isSetting(key) && setting(key)) || tag?.[searchParts[part]] || defaults[part];
  };
  const description = given('description');
  const keywords = given('keywords');
  const own = tag?.isInitial ? null : tag;
  return {
    status: 200,
    title: given('title') || '',
    ...(description ? { description } : {}),
    ...(keywords ? { keywords } : {}),
    ...(own?.canonicalUrl ? { canonical: own.canonicalUrl } : {}),
    ...(own?.robots ? { robots: own.robots } : {}),
    ...(own?.ogTitle ? { ogTitle: own.ogTitle } : {}),
    ...(own?.ogDescription ? { ogDescription: own.ogDescription } : {}),
    ...(own?.ogImage ? { ogImage: own.ogImage } : {}),
    ogType: own?.ogType || 'website',
  };
}

function isSetting(key: string): key is keyof typeof searchResultSettings {
  return Object.hasOwn(searchResultSettings, key);
}
