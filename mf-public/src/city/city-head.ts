import type { PageHead, PageRequest } from '@practice/ui/router';
import type { ProfessionalService, WithContext } from 'schema-dts';
import { CityDetailsDocument, type CityDetailsQuery, type LocalPageContentFragment } from '../generated/graphql.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { paths } from '../paths.ts';
import { prefetchSettings, type Settings, settingsOf } from '../site/site-settings.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { faqPage } from '../structured-data/faq-page.ts';
import { siteAddress } from '../structured-data/site-address.ts';
import { openingHours } from './opening-hours.ts';
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
    }),
  ]);
  const text = settingsOf(settings);
  const origin = siteAddress(text('site_url'), url);
  const path = `/${page.slug}`;
  const questions = questionsOf(readBlocks(page.pageBlocks));
  const trail = [
    { name: 'Ana Sayfa', path: paths.home },
    { name: page.title, path },
  ];
  return {
    ...(page.metaKeywords ? { keywords: page.metaKeywords } : {}),
    canonical: path,
    query: [],
    ...meta,
    jsonLd: [
      practice({ origin, page, text, hours: details?.data?.workingHours ?? [] }),
      breadcrumbs(origin, trail),
      ...(questions.length > 0 ? [faqPage(questions)] : []),
    ],
  };
}

type Practice = {
  origin: string;
  page: LocalPageContentFragment;
  text: Settings;
  hours: CityDetailsQuery['workingHours'];
};

/** The practice as it serves the city. No ratings: advertising law forbids those one gives oneself. */
function practice({ origin, page, text, hours }: Practice): WithContext<ProfessionalService> {
  const telephone = text('contact_phone') || text('header_top_phone');
  const address = text('contact_address') || text('header_top_address');
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${new URL('/', origin).href}#practice`,
    name: text('site_name') || text('about_name'),
    url: new URL(`/${page.slug}`, origin).href,
    description: page.metaDescription,
    areaServed: { '@type': 'City', name: page.cityName },
    ...(telephone ? { telephone } : {}),
    ...(address
      ? {
          address: {
            '@type': 'PostalAddress',
            streetAddress: address.replace(/\s*\n\s*/g, ', '),
            addressCountry: 'TR',
          },
        }
      : {}),
    openingHoursSpecification: openingHours(hours).map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.flatMap((day) => weekdays[day] ?? []),
      opens,
      closes,
    })),
  };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
