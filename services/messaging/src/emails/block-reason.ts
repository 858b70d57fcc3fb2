import {
  type AppointmentEmailType,
  type AppointmentRecord,
  type EmailTemplateRecord,
  emailBlockReason,
  marketingBlockReason,
} from '@practice/contracts';
import { hasUnsubscribed } from '../unsubscribes/has-unsubscribed.ts';

export const UNSUBSCRIBED = 'Bu adres tanıtım e-postası almak istemediğini bildirdi.';

/** Why an e-mail by a template cannot be sent to an appointment's parent, a Turkish sentence; null when it can. */
export async function blockReasonOf(
  { id, isBuiltIn, category }: EmailTemplateRecord,
  appointment: AppointmentRecord,
): Promise<string | null> {
  if (isBuiltIn) return emailBlockReason(appointment, id as AppointmentEmailType);
  if (category !== 'marketing') return null;
  return marketingBlockReason(appointment) ?? ((await hasUnsubscribed(appointment.email)) ? UNSUBSCRIBED : null);
}
