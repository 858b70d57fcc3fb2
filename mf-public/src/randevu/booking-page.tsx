import type { PageHead, PageRequest } from '@practice/ui/router';
import { BookingWizard } from '../wizard/booking-wizard.tsx';
import { AppointmentPage } from './appointment-page.tsx';

/** The appointment page with its wizard. */
export default function BookingPage() {
  return (
    <AppointmentPage>
      <BookingWizard />
    </AppointmentPage>
  );
}

/** In a file of its own: the first page of a visit has its head from the server. */
export async function head(request: PageRequest): Promise<PageHead> {
  const { bookingHead } = await import(/* webpackChunkName: "booking-head" */ './booking-head.ts');
  return bookingHead(request);
}
