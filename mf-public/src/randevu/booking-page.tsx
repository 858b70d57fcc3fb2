import type { PageHead, PageRequest } from '@practice/ui/router';
import { pageMeta } from '../pages/page-meta.ts';
import { paths } from '../paths.ts';
import { prefetchSettings, settingsOf } from '../site/site-settings.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { siteAddress } from '../structured-data/site-address.ts';
import { BookingWizard } from '../wizard/booking-wizard.tsx';
import { prefetchWizard, wizardQuery } from '../wizard/prefetch-wizard.ts';
import { AppointmentPage } from './appointment-page.tsx';

/** The appointment page with its wizard. */
export default function BookingPage() {
  return (
    <AppointmentPage>
      <BookingWizard />
    </AppointmentPage>
  );
}

export async function head(request: PageRequest): Promise<PageHead> {
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
