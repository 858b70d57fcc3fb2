import type { PageHead, PageRequest } from '@practice/ui/router';
import type { ContactPage, WithContext } from 'schema-dts';
import { ContactPageDocument } from '../generated/graphql.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { paths } from '../paths.ts';
import { prefetchSettings, type Settings, settingsOf } from '../site/site-settings.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { openingHoursSpecification } from '../structured-data/opening-hours.ts';
import { practice } from '../structured-data/practice.ts';
import { practiceReference } from '../structured-data/references.ts';
import { siteAddress } from '../structured-data/site-address.ts';
import { SENT_PARAM } from './use-contact-form.ts';

/** Fetches the contact page's data and returns its head; a part that fails is left out. */
export async function contactHead(request: PageRequest): Promise<PageHead> {
  const { client, url } = request;
  const [settings, page] = await Promise.all([
    prefetchSettings(client).catch(() => undefined),
    client.query({ query: ContactPageDocument }).catch(() => undefined),
  ]);
  const defaults = {
    title: 'İletişim',
    description:
      'Telefon, WhatsApp ya da mesaj formu: çocuk ve ergen psikoloğumuza ulaşmanın yolları, çalışma saatleri ve yol tarifi.',
  };
  const head = await pageMeta(request, 'contact', defaults);
  const text = settingsOf(settings);
  const origin = siteAddress(text, url);
  const hours = openingHoursSpecification(page?.data?.workingHours ?? []);
  return {
    ...head,
    query: [SENT_PARAM],
    jsonLd: [
      contactPage(origin, text),
      practice(origin, text, hours.length > 0 ? { openingHoursSpecification: hours } : {}),
      breadcrumbs(origin, [{ name: 'İletişim', path: paths.contact }]),
    ],
  };
}

function contactPage(origin: string, text: Settings): WithContext<ContactPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    url: new URL(paths.contact, origin).href,
    name: 'İletişim',
    inLanguage: text('site_language'),
    mainEntity: practiceReference(origin, text),
  };
}
