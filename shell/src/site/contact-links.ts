import {
  type ContactLink,
  emailLink,
  phoneLink,
  practiceEmail,
  practicePhone,
  whatsappLink,
} from '@practice/contracts';
import type { Settings } from './site-settings.ts';

/** The practice's phone; undefined when none is configured. */
export function phoneOf(settings: Settings): ContactLink | undefined {
  return phoneLink(practicePhone(settings));
}

/** The practice's e-mail address; undefined when none is configured. */
export function emailOf(settings: Settings): ContactLink | undefined {
  return emailLink(practiceEmail(settings));
}

/** WhatsApp chat with a message already typed; undefined when no number is configured. */
export function whatsappOf(settings: Settings): string | undefined {
  return whatsappLink(settings('whatsapp_number'), settings('whatsapp_message_template'));
}
