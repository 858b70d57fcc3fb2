import { addDays } from './dates.ts';
import type { HolidayRecord } from './holidays.ts';
import { z } from './zod-setup.ts';

/** Official holidays that are half days begin at 13:00. */
const HALF_DAY = '13:00';

/** The years for which official holidays can be listed. */
export const TURKISH_HOLIDAY_YEARS = { min: 2024, max: 2050 };

/** An official holiday of a year; `key` names it within the year. */
export type TurkishHoliday = { key: string } & Pick<
  HolidayRecord,
  'title' | 'startDate' | 'endDate' | 'startTime' | 'isRecurring'
>;

/** By the same date every year: key, title, month and day; half days begin at 13:00. */
const FIXED: readonly [key: string, title: string, monthAndDay: string, startTime?: string][] = [
  ['yilbasi', 'Yılbaşı', '01-01'],
  ['egemenlik', 'Ulusal Egemenlik ve Çocuk Bayramı', '04-23'],
  ['emek', 'Emek ve Dayanışma Günü', '05-01'],
  ['genclik', "Atatürk'ü Anma, Gençlik ve Spor Bayramı", '05-19'],
  ['demokrasi', 'Demokrasi ve Millî Birlik Günü', '07-15'],
  ['zafer', 'Zafer Bayramı', '08-30'],
  ['cumhuriyet-arifesi', 'Cumhuriyet Bayramı Arifesi', '10-28', HALF_DAY],
  ['cumhuriyet', 'Cumhuriyet Bayramı', '10-29'],
];

/**
 * Religious holidays: how many days, and the first day of those years whose date is certain. Ramazan Bayramı of 2029 is
 * given as 14 or 15 February by different sources, so it is left out.
 */
const RELIGIOUS = [
  {
    key: 'ramazan',
    title: 'Ramazan Bayramı',
    days: 3,
    firstDays: ['2025-03-30', '2026-03-20', '2027-03-09', '2028-02-26', '2030-02-04'],
  },
  {
    key: 'kurban',
    title: 'Kurban Bayramı',
    days: 4,
    firstDays: ['2025-06-06', '2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13'],
  },
];

/** Turkey's official holidays of a year by date, eves and half days included; `missing` names those without a date. */
export function turkishHolidays(year: number): { holidays: TurkishHoliday[]; missing: string[] } {
  const holidays: TurkishHoliday[] = FIXED.map(([key, title, monthAndDay, startTime]) => {
    const date = `${year}-${monthAndDay}`;
    return { key, title, startDate: date, endDate: date, startTime: startTime ?? null, isRecurring: true };
  });
  const missing: string[] = [];
  for (const { key, title, days, firstDays } of RELIGIOUS) {
    const first = firstDays.find((date) => date.startsWith(`${year}-`));
    if (!first) {
      missing.push(title);
      continue;
    }
    const eve = addDays(first, -1);
    const once = { isRecurring: false };
    holidays.push(
      { ...once, key: `${key}-arifesi`, title: `${title} Arifesi`, startDate: eve, endDate: eve, startTime: HALF_DAY },
      { ...once, key, title, startDate: first, endDate: addDays(first, days - 1), startTime: null },
    );
  }
  return { holidays: holidays.sort((a, b) => a.startDate.localeCompare(b.startDate)), missing };
}

/** Official holidays to add, by the keys of `turkishHolidays`. */
export const addTurkishHolidaysInput = z
  .strictObject({
    year: z
      .number('Yılı yazın')
      .int('Yılı yazın')
      .min(TURKISH_HOLIDAY_YEARS.min, `Yıl en az ${TURKISH_HOLIDAY_YEARS.min} olabilir`)
      .max(TURKISH_HOLIDAY_YEARS.max, `Yıl en fazla ${TURKISH_HOLIDAY_YEARS.max} olabilir`),
    keys: z.array(z.string().max(40)).min(1, 'En az bir tatil seçin').max(40),
  })
  .meta({ id: 'AddTurkishHolidaysInput' });
