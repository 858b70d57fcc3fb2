import type { AppointmentPageRecord } from '@practice/contracts';
import { assertCan, readAllSettings, type ServiceContext } from '@practice/service-kit';
import { pageOfSettings } from './page-of-settings.ts';

/** The appointment page as visitors see it. */
export async function getAppointmentPage(ctx: ServiceContext): Promise<AppointmentPageRecord> {
  assertCan(ctx, 'content:view');
  return pageOfSettings(await readAllSettings());
}
