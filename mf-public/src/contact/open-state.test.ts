import { describe, expect, it } from 'vitest';
import type { WorkingDay } from '../office/working-day.ts';
import { openStateAt, weekOf } from './open-state.ts';

const weekday = (dayOfWeek: number): WorkingDay => ({
  dayOfWeek,
  isActive: true,
  startTime: '09:00',
  endTime: '18:00',
  breakStartTime: '12:00',
  breakEndTime: '13:00',
});
const days = [1, 2, 3, 4, 5].map(weekday);
const at = (day: number, hour: number, holidays: number[] = []) =>
  openStateAt(days, { day, minute: hour * 60, isHoliday: (ahead) => holidays.includes(ahead) });

describe('the practice', () => {
  it.each([
    ['before it opens', 1, 8, false, 'Şu an kapalı, açılış bugün 09:00'],
    ['when it opens', 1, 9, true, 'Şu an açık, kapanış 12:00'],
    ['in the break', 1, 12, false, 'Şu an mola, açılış 13:00'],
    ['after the break', 1, 13, true, 'Şu an açık, kapanış 18:00'],
    ['when it closes', 1, 18, false, 'Şu an kapalı, açılış yarın 09:00'],
    ['on Friday night', 5, 20, false, 'Şu an kapalı, açılış Pazartesi 09:00'],
    ['on Sunday', 0, 11, false, 'Şu an kapalı, açılış yarın 09:00'],
  ])('%s', (_when, day, hour, isOpen, text) => {
    expect(at(day, hour)).toEqual({ isOpen, text });
  });

  it('is closed on a holiday', () => {
    expect(at(2, 10, [0])).toEqual({ isOpen: false, text: 'Şu an kapalı, açılış yarın 09:00' });
    expect(at(2, 10, [0, 1])).toEqual({ isOpen: false, text: 'Şu an kapalı, açılış Perşembe 09:00' });
  });

  it.each([
    ['in its last hour', 3, 11, '14:00', 'Şu an açık, kapanış 12:00'],
    ['after the break', 3, 13, '14:00', 'Şu an açık, kapanış 14:00'],
    ['when the holiday begins', 3, 14, '14:00', 'Şu an kapalı, açılış yarın 09:00'],
    ['in the break that it begins after', 3, 12, '13:00', 'Şu an kapalı, açılış yarın 09:00'],
    ['on a day without hours before it', 3, 8, '09:00', 'Şu an kapalı, açılış yarın 09:00'],
    ['when it begins after closing', 3, 17, '19:00', 'Şu an açık, kapanış 18:00'],
  ])('closes early for a half-day holiday: %s', (_when, day, hour, starts, text) => {
    const moment = { day, minute: hour * 60, isHoliday: () => false };
    const state = openStateAt(days, { ...moment, holidayStartsAt: (ahead) => (ahead === 0 ? starts : null) });
    expect(state?.text).toBe(text);
  });

  it('says nothing without hours', () => {
    expect(openStateAt([{ ...weekday(1), isActive: false }], { day: 1, minute: 600, isHoliday: () => false })).toBe(
      undefined,
    );
  });
});

it('the week begins on Monday, with breaks and closed days', () => {
  const week = weekOf(days);
  expect(week[0]).toEqual({ name: 'Pazartesi', hours: '09:00 – 18:00 (12:00 – 13:00 arası mola)' });
  expect(week.at(-1)).toEqual({ name: 'Pazar', hours: 'Kapalı' });
  expect(weekOf([])).toEqual([]);
});
