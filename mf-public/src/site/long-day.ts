import { languageSettings } from '@practice/contracts';
import { usePageSettings } from './site-settings.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant as the settings of language and time zone have it: 21 Kasım 2026. */
export function useLongDay(): (instant: string) => string {
  const setting = usePageSettings(languageSettings);
  return (instant) => written(instant, setting('site_language'), setting('site_timezone'), { dateStyle: 'long' });
}

/** The same with the time: 21 Kasım 2026 14:30. */
export function useMoment(): (instant: string) => string {
  const setting = usePageSettings(languageSettings);
  const style = { dateStyle: 'long', timeStyle: 'short' } as const;
  return (instant) => written(instant, setting('site_language'), setting('site_timezone'), style);
}

/** A format is made once, and on use: a phone's first one takes a tenth of a second. */
function written(instant: string, language: string, timeZone: string, style: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${timeZone} ${style.timeStyle}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...style, timeZone });
  formats.set(key, format);
  return format.format(new Date(instant));
}
