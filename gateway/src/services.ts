import { createService as createAppointments } from '@practice/appointments';
import { createService as createContent } from '@practice/content';
import { createService as createIdentity } from '@practice/identity';
import { createService as createMessaging } from '@practice/messaging';
import { createService as createSeo } from '@practice/seo';
import type { Service } from '@practice/service-kit';

/** Every service of the product. One that runs elsewhere is here too, for its schema and its routes. */
export function createServices(): Service[] {
  return [createIdentity(), createContent(), createAppointments(), createSeo(), createMessaging()];
}
