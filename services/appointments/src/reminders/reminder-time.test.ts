import { toInstant } from '@practice/contracts';
import { describe, expect, it } from 'vitest';
import { reminderTime } from './reminder-time.ts';

const quiet = { enabled: true, start: '22:00', end: '08:00' };
const none = { enabled: false, start: '08:00', end: '08:00' };
const at = (date: string, time: string) => toInstant(`2026-12-${date}`, time);
const span = (from: [string, string], until: [string, string]) => ({ from: at(...from), until: at(...until) });

describe('a reminder', () => {
  it('goes so many hours before, and for a while after that', () => {
    expect(reminderTime(at('04', '10:00'), 24, quiet)).toEqual(span(['03', '10:00'], ['03', '16:00']));
    expect(reminderTime(at('04', '15:00'), 2, quiet)).toEqual(span(['04', '13:00'], ['04', '14:00']));
    expect(reminderTime(at('04', '15:00'), 12, none)).toEqual(span(['04', '03:00'], ['04', '06:00']));
  });

  it('never goes once the appointment has begun', () => {
    expect(reminderTime(at('04', '10:30'), 1, quiet)?.until).toEqual(at('04', '10:30'));
  });

  it('that would come in the quiet hours goes when they are over', () => {
    expect(reminderTime(at('04', '17:00'), 12, quiet)).toEqual(span(['04', '08:00'], ['04', '11:00']));
    expect(reminderTime(at('04', '09:00'), 2, quiet)?.from).toEqual(at('04', '08:00'));
    // Before midnight, too.
    expect(reminderTime(at('04', '23:30'), 24, quiet)?.from).toEqual(at('04', '08:00'));
  });

  it('goes an hour before they begin when little time would be left after them', () => {
    expect(reminderTime(at('04', '08:30'), 2, quiet)).toEqual(span(['03', '21:00'], ['04', '08:30']));
    expect(reminderTime(at('04', '07:00'), 8, quiet)?.from).toEqual(at('03', '21:00'));
  });

  it('that could not go before they began has an hour after them', () => {
    expect(reminderTime(at('05', '20:00'), 24, quiet)).toEqual(span(['04', '20:00'], ['05', '09:00']));
  });

  it('goes by the clock of Istanbul at the change of the year, too', () => {
    const startsAt = toInstant('2027-01-01', '09:00');
    expect(reminderTime(startsAt, 10, quiet)?.from.toISOString()).toBe('2027-01-01T05:00:00.000Z');
  });

  it.each(
    Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`).map((time) => [time] as const),
  )('never comes in quiet hours, whatever they are, of an appointment at %s', (time) => {
    for (const [start, end] of [
      ['22:00', '08:00'],
      ['08:00', '07:00'],
      ['00:00', '06:00'],
      ['12:00', '14:00'],
    ] as const) {
      for (const hours of [1, 2, 9, 24, 720]) {
        const startsAt = at('04', time);
        const found = reminderTime(startsAt, hours, { enabled: true, start, end });
        if (!found) throw new Error(`No time ${hours} hours before ${time}, quiet from ${start} to ${end}.`);
        const local = found.from.toLocaleTimeString('en-GB', { timeZone: 'Europe/Istanbul' }).slice(0, 5);
        const isQuiet = start <= end ? local >= start && local < end : local >= start || local < end;
        expect({ local, start, end, isQuiet }).toMatchObject({ isQuiet: false });
        expect(found.from < startsAt).toBe(true);
        expect(found.from < found.until).toBe(true);
      }
    }
  });
});
