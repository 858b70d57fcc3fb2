import { languageSettings } from '@practice/contracts';
import { usePageSettings } from './site-settings.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant as the settings of language and time zone have it: 21 Kasım 2026. */
export function useLongDay(): (instant: string) => string {
  const setting = usePageSettings(languageSettings);
  return (instant) => longDay(instant, setting('site_language'), setting('site_timezone'));
}

/** A format is made once, and on use: a phone's first one takes a tenth of a second. */
function longDay(instant: string, language: string, timeZone: string): string {
  const key = `${language} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  formats.set(key, format);
  return format.format(new Date(instant));
}
