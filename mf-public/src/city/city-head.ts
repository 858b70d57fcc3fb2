import type { PageHead, PageRequest } from '@practice/ui/router';
import { CityDetailsDocument, type LocalPageContentFragment } from '../generated/graphql.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { prefetchSettings, settingsOf } from '../site/site-settings.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { faqPage } from '../structured-data/faq-page.ts';
import { openingHoursSpecification } from '../structured-data/opening-hours.ts';
import { practice } from '../structured-data/practice.ts';
import { siteAddress } from '../structured-data/site-address.ts';
import { questionsOf, readBlocks } from './read-blocks.ts';

/**
 * The head of a city page: its meta tag (`local-{slug}`) over its own meta fields over a title with the city's name. What
 * the page shows of services, hours and settings is fetched; where that fails, the page is there without it.
 */
export async function cityHead(request: PageRequest, page: LocalPageContentFragment): Promise<PageHead> {
  const { client, url } = request;
  const [settings, details, meta] = await Promise.all([
    prefetchSettings(client).catch(() => undefined),
    client.query({ query: CityDetailsDocument }).catch(() => undefined),
    pageMeta(request, `local-${page.slug}`, {
      title: page.metaTitle || `${page.cityName} Çocuk Psikoloğu`,
      description: page.metaDescription,
      keywords: page.metaKeywords,
    }),
  ]);
  const text = settingsOf(settings);
  const origin = siteAddress(text, url);
  const path = `/${page.slug}`;
  const questions = questionsOf(readBlocks(page.pageBlocks));
  return {
    canonical: path,
    query: [],
    ...meta,
    jsonLd: [
      practice(origin, text, {
        url: new URL(path, origin).href,
        description: page.metaDescription,
        areaServed: { '@type': 'City', name: page.cityName },
        openingHoursSpecification: openingHoursSpecification(details?.data?.workingHours ?? []),
      }),
      breadcrumbs(origin, [{ name: page.title, path }]),
      ...(questions.length > 0 ? [faqPage(questions)] : []),
    ],
  };
}
