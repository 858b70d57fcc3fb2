import type { PageHead, PageRequest } from '@practice/ui/router';
import { PageMetaDocument } from '../generated/graphql.ts';

type Defaults = { title: string; description?: string };

/**
 * The head of an existing page: its meta tag by page key (`home`, `appointment`) over the given defaults. Without a meta
 * tag, or when it cannot be loaded, the defaults apply.
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
