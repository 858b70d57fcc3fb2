import type { PageHead, PageRequest } from '@practice/ui/router';
import { PageMetaDocument } from '../generated/graphql.ts';

type Defaults = { title: string; description?: string };

/**
 * The head of an existing page, in the order that holds everywhere: its active meta tag by page key (`home`,
 * `page-{slug}`, `local-{slug}`), then `defaults`, for which a page gives the meta fields of its record, else the texts of
 * its settings, else its own words. A meta tag that cannot be loaded counts as none.
 */
export async function pageMeta({ client }: PageRequest, pageKey: string, defaults: Defaults): Promise<PageHead> {
  const result = await client.query({ query: PageMetaDocument, variables: { pageKey } }).catch(() => undefined);
  const tag = result?.data?.metaTag;
  const description = tag?.metaDescription || defaults.description;
  return {
    status: 200,
    title: tag?.title || defaults.title,
    ...(description ? { description } : {}),
    ...(tag?.metaKeywords ? { keywords: tag.metaKeywords } : {}),
    ...(tag?.canonicalUrl ? { canonical: tag.canonicalUrl } : {}),
    ...(tag?.robots ? { robots: tag.robots } : {}),
    ...(tag?.ogTitle ? { ogTitle: tag.ogTitle } : {}),
    ...(tag?.ogDescription ? { ogDescription: tag.ogDescription } : {}),
    ...(tag?.ogImage ? { ogImage: tag.ogImage } : {}),
    ogType: tag?.ogType || 'website',
  };
}
