import type { Settings } from './site-settings.ts';

export type ContactLink = { text: string; href: string };

/** Phone number as people read it, and as `tel:` needs it; undefined for a text that is no number. */
export function phoneLink(text: string): ContactLink | undefined {
  const digits = text.replace(/[^\d+]/g, '');
  return digits.length >= 7 ? { text, href: `tel:${international(digits)}` } : undefined;
}

export function emailLink(text: string): ContactLink | undefined {
  return text.includes('@') ? { text, href: `mailto:${text}` } : undefined;
}

/** The practice's phone; undefined when none is configured. */
export function phoneOf(settings: Settings): ContactLink | undefined {
  return phoneLink(settings('contact_phone') || settings('header_top_phone'));
}

export function emailOf(settings: Settings): ContactLink | undefined {
  return emailLink(settings('contact_email') || settings('header_top_email'));
}

/** WhatsApp chat with the preset message; undefined when no number is configured. */
export function whatsappOf(settings: Settings): string | undefined {
  const digits = international(settings('whatsapp_number').replace(/[^\d+]/g, '')).replace('+', '');
  if (digits.length < 10) return undefined;
  const message = settings('whatsapp_message_template') || defaultMessage;
  return `https://wa.me/${digits}?text=${encodeURIComponent(message)}`;
}

const defaultMessage = 'Merhaba, randevu hakkında bilgi almak istiyorum.';

/** Turkish numbers get the country's code, so that a call from abroad works too. */
function international(digits: string): string {
  if (digits.startsWith('+')) return digits;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (digits.startsWith('90') && digits.length === 12) return `+${digits}`;
  if (digits.startsWith('0')) return `+9${digits}`;
  return digits.length === 10 ? `+90${digits}` : digits;
}

/** An address typed into a setting, if it is one that a link may have. */
export function webAddress(value: string): string | undefined {
  if (/^\/(?!\/)/.test(value)) return value;
  return /^https?:\/\//i.test(value) && URL.canParse(value) ? value : undefined;
}
