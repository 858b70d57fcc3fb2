import type { PageHead, PageRequest } from '@practice/ui/router';
import type { PageContentFragment } from '../generated/graphql.ts';
import { firstWords } from '../pages/first-words.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { prefetchSettings, type Settings, settingsOf } from '../site/site-settings.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { practice } from '../structured-data/practice.ts';
import { siteAddress } from '../structured-data/site-address.ts';
import { webSite } from '../structured-data/web-site.ts';

/**
 * The head of a page that staff have written: its meta tag (`page-{slug}`) over its own meta fields over its title and
 * text. The home page has one address, `/`.
 */
export async function dynamicPageHead(request: PageRequest, page: PageContentFragment): Promise<PageHead> {
  const settings = await prefetchSettings(request.client).catch(() => undefined);
  const meta = await pageMeta(request, `page-${page.slug}`, {
    title: page.metaTitle || page.title,
    description: page.metaDescription || page.excerpt || firstWords(page.html),
    keywords: page.metaKeywords,
  });
  const text = settingsOf(settings);
  return {
    ...(page.featuredImage ? { ogImage: page.featuredImage } : {}),
    ...(page.isHomepage ? { canonical: '/' } : {}),
    ...meta,
    jsonLd: structuredData(page, text, siteAddress(text, request.url)),
    ...(page.customCss ? { inlineStyles: [page.customCss] } : {}),
    ...(page.customJs ? { inlineScripts: [page.customJs] } : {}),
  };
}

/** As the home page it stands for the site, elsewhere for itself. */
function structuredData(page: PageContentFragment, text: Settings, origin: string): object[] {
  if (page.isHomepage) return [practice(origin, text), webSite(origin, text)];
  return [breadcrumbs(origin, [{ name: page.title, path: `/${page.slug}` }])];
}
