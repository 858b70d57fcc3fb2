import type { AppointmentPageRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { getAppointmentPage } from './get-appointment-page.ts';

/** The page with the product's own texts where nobody has written any: it is always there, so nothing is stored. */
export async function initializeAppointmentPage(ctx: ServiceContext): Promise<AppointmentPageRecord> {
  assertCan(ctx, 'content:write');
  return getAppointmentPage(ctx);
}
