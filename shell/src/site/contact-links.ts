import { type ContactLink, emailLink, phoneLink, whatsappLink } from '@practice/contracts';
import type { Settings } from './site-settings.ts';

/** The practice's phone; undefined when none is configured. */
export function phoneOf(settings: Settings): ContactLink | undefined {
  return phoneLink(settings('contact_phone') || settings('header_top_phone'));
}

/** The practice's e-mail address; undefined when none is configured. */
export function emailOf(settings: Settings): ContactLink | undefined {
  return emailLink(settings('contact_email') || settings('header_top_email'));
}

/** WhatsApp chat with a message already typed; undefined when no number is configured. */
export function whatsappOf(settings: Settings): string | undefined {
  return whatsappLink(settings('whatsapp_number'), settings('whatsapp_message_template'));
}
