import { oneOf } from './one-of.ts';
import type { Settings } from './setting.ts';

export const languageSettings = {
  // The language in which the practice writes its texts; the product's own texts are Turkish.
  site_language: { default: 'tr-TR', read: oneOf('tr-TR', 'en-US') },
  // In which the day and time of an event are shown. Appointments are in the practice's own hours, whatever this says.
  site_timezone: { default: 'Europe/Istanbul', read: oneOf('Europe/Istanbul', 'UTC') },
} satisfies Settings;
