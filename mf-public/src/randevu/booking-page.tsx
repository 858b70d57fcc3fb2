import type { PageHead, PageRequest } from '@practice/ui/router';
import { pageMeta } from '../pages/page-meta.ts';
import { BookingWizard } from '../wizard/booking-wizard.tsx';
import { prefetchWizard, wizardQuery } from '../wizard/prefetch-wizard.ts';
import { AppointmentPage, prefetchAppointmentPage } from './appointment-page.tsx';

/** The appointment page with its wizard. */
export default function BookingPage() {
  return (
    <AppointmentPage>
      <BookingWizard />
    </AppointmentPage>
  );
}

export async function head(request: PageRequest): Promise<PageHead> {
  const [meta] = await Promise.all([
    pageMeta(request, 'appointment', {
      title: 'Randevu Al',
      description:
        'Çocuğunuz için görüşme talebinizi birkaç adımda iletin, size uygun günü ve saati seçin. 24 saat içinde sizinle iletişime geçelim.',
    }),
    prefetchAppointmentPage(request.client),
    prefetchWizard(request.client),
  ]);
  return { ...meta, query: wizardQuery };
}
