import type { Settings } from './site-settings.ts';

/** The practice's phone as staff have written it; '' when none is set. */
export function practicePhone(text: Settings): string {
  return text('contact_phone') || text('header_top_phone');
}

/** The practice's e-mail address as staff have written it; '' when none is set. */
export function practiceEmail(text: Settings): string {
  return text('contact_email') || text('header_top_email');
}
