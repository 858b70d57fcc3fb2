import { siteOrigin, webAddress } from '@practice/contracts';
import type { PageHead, PageRequest } from '@practice/ui/router';
import { dynamicPageHead } from '../dynamic-page/dynamic-page-head.ts';
import {
  BlogPreviewDocument,
  HomepageDocument,
  HomeServicesDocument,
  HomeTestimonialsDocument,
} from '../generated/graphql.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { prefetchSettings, type Settings, settingsOf } from '../site/site-settings.ts';
import { prefetchWizard, wizardQuery } from '../wizard/prefetch-wizard.ts';

/**
 * Fetches the home page's data and returns its head: that of the page that staff have made the home page, else the
 * built-in one's. A part that fails falls back to its default or is left to the
 * browser; the status is always 200.
 */
export async function homeHead(request: PageRequest): Promise<PageHead> {
  const { client, url } = request;
  const homepage = await client.query({ query: HomepageDocument }).catch(() => undefined);
  if (homepage?.data?.homepage) return dynamicPageHead(request, homepage.data.homepage);
  const [settings] = await Promise.all([
    prefetchSettings(client).catch(() => undefined),
    client.query({ query: HomeServicesDocument }).catch(() => undefined),
    client.query({ query: BlogPreviewDocument }).catch(() => undefined),
    prefetchWizard(client),
  ]);
  const text = settingsOf(settings);
  if (text('testimonials_enabled') === 'true') {
    await client.query({ query: HomeTestimonialsDocument }).catch(() => undefined);
  }
  const defaults = { title: 'Çocuk ve Ergen Psikoloğu', description: text('hero_description') };
  return { ...(await pageMeta(request, 'home', defaults)), query: wizardQuery, jsonLd: structuredData(text, url) };
}

/** The practice and its site as structured data. No ratings: advertising law forbids ratings one gives oneself. */
function structuredData(text: Settings, url: URL): object[] {
  const home = new URL('/', siteOrigin(text('site_url')) ?? url.origin).href;
  const name = text('site_name') || text('about_name');
  const address = text('contact_address') || text('header_top_address');
  const profiles = (['facebook_url', 'instagram_url', 'linkedin_url', 'youtube_url'] as const)
    .map((key) => webAddress(text(key)))
    .filter(Boolean);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ProfessionalService',
      '@id': `${home}#practice`,
      name,
      url: home,
      description: text('hero_description'),
      ...given('telephone', text('contact_phone') || text('header_top_phone')),
      ...given('email', text('contact_email') || text('header_top_email')),
      ...given('image', text('site_image')),
      ...(address
        ? { address: { '@type': 'PostalAddress', streetAddress: oneLine(address), addressCountry: 'TR' } }
        : {}),
      ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${home}#site`,
      name,
      url: home,
      inLanguage: 'tr-TR',
    },
  ];
}

function given(key: string, value: string): Record<string, string> {
  return value ? { [key]: value } : {};
}

function oneLine(value: string): string {
  return value.replace(/\s*\n\s*/g, ', ');
}
