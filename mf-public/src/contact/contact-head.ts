import { siteOrigin } from '@practice/contracts';
import type { PageHead, PageRequest } from '@practice/ui/router';
import { ContactPageDocument } from '../generated/graphql.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { paths } from '../paths.ts';
import { prefetchSettings, type Settings, settingsOf } from '../site/site-settings.ts';
import type { WorkingDay } from './open-state.ts';
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
  return {
    ...head,
    query: [SENT_PARAM],
    jsonLd: structuredData(settingsOf(settings), page?.data?.workingHours ?? [], url),
  };
}

const schemaDays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;

/** The page, and the practice with its hours. Breaks divide a day into two entries. */
function structuredData(text: Settings, days: readonly WorkingDay[], url: URL): object[] {
  const home = new URL('/', siteOrigin(text('site_url')) ?? url.origin).href;
  const practice = `${home}#practice`;
  const telephone = text('contact_phone') || text('header_top_phone');
  const email = text('contact_email') || text('header_top_email');
  const address = (text('contact_address') || text('header_top_address')).replace(/\s*\n\s*/g, ', ');
  const openingHours = days.filter(({ isActive }) => isActive).flatMap(openingHoursOf);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      url: new URL(paths.contact, home).href,
      name: 'İletişim',
      inLanguage: 'tr-TR',
      mainEntity: { '@id': practice },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'ProfessionalService',
      '@id': practice,
      name: text('site_name') || text('about_name'),
      url: home,
      ...(telephone ? { telephone } : {}),
      ...(email ? { email } : {}),
      ...(address ? { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'TR' } } : {}),
      ...(openingHours.length > 0 ? { openingHours } : {}),
    },
  ];
}

function openingHoursOf({ dayOfWeek, startTime, endTime, breakStartTime, breakEndTime }: WorkingDay): string[] {
  const day = schemaDays[dayOfWeek] ?? '';
  if (!breakStartTime || !breakEndTime) return [`${day} ${startTime}-${endTime}`];
  return [`${day} ${startTime}-${breakStartTime}`, `${day} ${breakEndTime}-${endTime}`];
}
