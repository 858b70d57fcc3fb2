import { languageSettings } from '@practice/contracts';
import { useMemo } from 'react';
import { usePageSettings } from '../site/site-settings.ts';

/** Writes dates such as `2026-11-21`; '' for anything that is not a date. */
export type WizardDates = {
  /** `21 Kasım 2026, Cumartesi` */
  long: (date: string) => string;
  /** `21 Kasım 2026` */
  plain: (date: string) => string;
  /** `21 Kasım, Cumartesi` */
  short: (date: string) => string;
};

/** Dates of the wizard in the language of the site. */
export function useWizardDates(): WizardDates {
  const language = usePageSettings(languageSettings)('site_language');
  return useMemo(() => wizardDates(language), [language]);
}

export function wizardDates(language: string): WizardDates {
  const written = (date: string, ...styles: Intl.DateTimeFormatOptions[]) => {
    const day = dayOf(date);
    return day ? styles.map((style) => format(language, style).format(day)).join(', ') : '';
  };
  return {
    long: (date) => written(date, { day: 'numeric', month: 'long', year: 'numeric' }, { weekday: 'long' }),
    plain: (date) => written(date, { day: 'numeric', month: 'long', year: 'numeric' }),
    short: (date) => written(date, { day: 'numeric', month: 'long' }, { weekday: 'long' }),
  };
}

function dayOf(date: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format is made once, and on use: a phone's first one takes a tenth of a second. */
function format(language: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, style]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, style);
  formats.set(key, known);
  return known;
}
