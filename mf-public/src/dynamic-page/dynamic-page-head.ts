import type { PageHead, PageRequest } from '@practice/ui/router';
import type { PageContentFragment } from '../generated/graphql.ts';
import { firstWords } from '../pages/first-words.ts';
import { pageMeta } from '../pages/page-meta.ts';

/**
 * The head of a page that staff have written: its meta tag (`page-{slug}`) over its own meta fields over its title and
 * text. The home page has one address, `/`.
 */
export async function dynamicPageHead(request: PageRequest, page: PageContentFragment): Promise<PageHead> {
  const meta = await pageMeta(request, `page-${page.slug}`, {
    title: page.metaTitle || page.title,
    description: page.metaDescription || page.excerpt || firstWords(page.content),
  });
  return {
    ...(page.metaKeywords ? { keywords: page.metaKeywords } : {}),
    ...(page.featuredImage ? { ogImage: page.featuredImage } : {}),
    ...(page.isHomepage ? { canonical: '/' } : {}),
    ...meta,
    ...(page.customCss ? { inlineStyles: [page.customCss] } : {}),
    ...(page.customJs ? { inlineScripts: [page.customJs] } : {}),
  };
}
