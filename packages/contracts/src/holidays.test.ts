import { describe, expect, it } from 'vitest';
import { addDays, datesBetween } from './dates.ts';
import { holidayStartsAt } from './holidays.ts';
import { turkishHolidays } from './turkish-holidays.ts';

const holiday = (startDate: string, endDate = startDate, more: object = {}) => ({
  startDate,
  endDate,
  startTime: null,
  isRecurring: false,
  ...more,
});
const yearly = (startDate: string, endDate = startDate) => holiday(startDate, endDate, { isRecurring: true });

describe('a holiday closes', () => {
  it.each([
    ['its days', holiday('2026-12-30', '2027-01-02'), '2027-01-02', 0],
    ['no other day', holiday('2026-12-30', '2027-01-02'), '2027-01-03', null],
    ['the same days of any year', yearly('2026-12-30', '2027-01-02'), '2031-01-01', 0],
    ['the first of these too', yearly('2026-12-30', '2027-01-02'), '2031-12-30', 0],
    ['nothing between them', yearly('2026-12-30', '2027-01-02'), '2031-06-01', null],
    ['29 February', yearly('2028-02-29'), '2032-02-29', 0],
    ['28 February in a year without the 29th', yearly('2028-02-29'), '2031-02-28', 0],
    ['not 28 February in a year that has the 29th', yearly('2028-02-29'), '2032-02-28', null],
    ['not 1 March', yearly('2028-02-29'), '2031-03-01', null],
    ['its first day from a time on', holiday('2026-10-28', '2026-10-29', { startTime: '13:00' }), '2026-10-28', 780],
    ['the day after it wholly', holiday('2026-10-28', '2026-10-29', { startTime: '13:00' }), '2026-10-29', 0],
    ['half of 28 February', { ...yearly('2028-02-29'), startTime: '13:00' }, '2030-02-28', 780],
  ])('%s', (_what, given, date, start) => {
    expect(holidayStartsAt(given, date)).toBe(start);
  });
});

describe("Turkey's official holidays", () => {
  it('have the religious ones of a year with their eves from 13:00, and 28 October from 13:00', () => {
    const { holidays, missing } = turkishHolidays(2026);
    expect(missing).toEqual([]);
    expect(holidays.map(({ key, startDate, endDate, startTime }) => [key, startDate, endDate, startTime])).toEqual([
      ['yilbasi', '2026-01-01', '2026-01-01', null],
      ['ramazan-arifesi', '2026-03-19', '2026-03-19', '13:00'],
      ['ramazan', '2026-03-20', '2026-03-22', null],
      ['egemenlik', '2026-04-23', '2026-04-23', null],
      ['emek', '2026-05-01', '2026-05-01', null],
      ['genclik', '2026-05-19', '2026-05-19', null],
      ['kurban-arifesi', '2026-05-26', '2026-05-26', '13:00'],
      ['kurban', '2026-05-27', '2026-05-30', null],
      ['demokrasi', '2026-07-15', '2026-07-15', null],
      ['zafer', '2026-08-30', '2026-08-30', null],
      ['cumhuriyet-arifesi', '2026-10-28', '2026-10-28', '13:00'],
      ['cumhuriyet', '2026-10-29', '2026-10-29', null],
    ]);
  });

  it('of a year without a certain date say which one is missing, and guess nothing', () => {
    expect(turkishHolidays(2029).missing).toEqual(['Ramazan Bayramı']);
    expect(turkishHolidays(2045).missing).toEqual(['Ramazan Bayramı', 'Kurban Bayramı']);
    expect(turkishHolidays(2045).holidays.every(({ isRecurring }) => isRecurring)).toBe(true);
  });

  it('are within a day of 1 Shawwal and 10 Dhu al-Hijja by the Umm al-Qura calendar', () => {
    const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
      day: 'numeric',
      month: 'numeric',
      timeZone: 'UTC',
    });
    const monthAndDay = (date: string) =>
      hijri
        .formatToParts(new Date(`${date}T12:00:00Z`))
        .filter(({ type }) => type === 'month' || type === 'day')
        .map(({ value }) => value)
        .join('/');
    const first = { ramazan: '10/1', kurban: '12/10' };
    for (const year of [2025, 2026, 2027, 2028, 2029, 2030]) {
      for (const { key, startDate } of turkishHolidays(year).holidays) {
        if (key !== 'ramazan' && key !== 'kurban') continue;
        const near = datesBetween(addDays(startDate, -1), addDays(startDate, 1)).map(monthAndDay);
        expect(near, `${key} ${year}`).toContain(first[key]);
      }
    }
  });
});
