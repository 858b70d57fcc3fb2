import type { PageHead, PageRequest } from '@practice/ui/router';
import { dynamicPageHead } from '../dynamic-page/dynamic-page-head.ts';
import {
  BlogPreviewDocument,
  HomepageDocument,
  HomeServicesDocument,
  HomeTestimonialsDocument,
} from '../generated/graphql.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { prefetchSettings, settingsOf } from '../site/site-settings.ts';
import { practice } from '../structured-data/practice.ts';
import { practitioner } from '../structured-data/practitioner.ts';
import { siteAddress } from '../structured-data/site-address.ts';
import { webSite } from '../structured-data/web-site.ts';
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
  const origin = siteAddress(text, url);
  const person = practitioner(origin, text);
  return {
    ...(await pageMeta(request, 'home', defaults)),
    query: wizardQuery,
    jsonLd: [
      practice(origin, text),
      webSite(origin, text),
      ...(person ? [{ '@context': 'https://schema.org', ...person }] : []),
    ],
  };
}
