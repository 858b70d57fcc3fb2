import { endOfQuiet, isQuiet, toInstant } from '@practice/contracts';
import type { JobWait } from '@practice/service-kit';
import type { MailSettings } from './mail-settings.ts';
import type { OutgoingEmail } from './outgoing-email.model.ts';

/**
 * How long a reminder that goes by itself waits because it was held up into the quiet hours; undefined when it goes now, also
 * because the appointment begins before they are over.
 */
export function quietWait(
  { remindsOf }: Pick<OutgoingEmail, 'remindsOf'>,
  { reminders: { quietHours } }: Pick<MailSettings, 'reminders'>,
  now = new Date(),
): JobWait | undefined {
  if (!remindsOf || !isQuiet(quietHours, now)) return undefined;
  const end = endOfQuiet(quietHours, now);
  if (end >= toInstant(remindsOf.date, remindsOf.time)) return undefined;
  return { waitMs: end.getTime() - now.getTime(), reason: 'Sessiz saatler bitince gönderilecek.' };
}
