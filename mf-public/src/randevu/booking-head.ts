import type { PageHead, PageRequest } from '@practice/ui/router';
import { pageMeta } from '../pages/page-meta.ts';
import { paths } from '../paths.ts';
import { prefetchSettings, settingsOf } from '../site/site-settings.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { siteAddress } from '../structured-data/site-address.ts';
import { prefetchWizard, wizardQuery } from '../wizard/prefetch-wizard.ts';

/** Fetches the appointment page's data and returns its head. */
export async function bookingHead(request: PageRequest): Promise<PageHead> {
  const [meta, settings] = await Promise.all([
    pageMeta(request, 'appointment', {
      title: 'Randevu Al',
      description:
        'Çocuğunuz için görüşme talebinizi birkaç adımda iletin, size uygun günü ve saati seçin. 24 saat içinde sizinle iletişime geçelim.',
    }),
    prefetchSettings(request.client).catch(() => undefined),
    prefetchWizard(request.client),
  ]);
  const origin = siteAddress(settingsOf(settings), request.url);
  const trail = [{ name: 'Randevu', path: paths.appointment }];
  return { ...meta, query: wizardQuery, jsonLd: [breadcrumbs(origin, trail)] };
}
