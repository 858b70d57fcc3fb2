import { expect, it } from 'vitest';
import {
  changedSettings,
  defaultNotificationSettings,
  endOfQuiet,
  isChosen,
  isQuiet,
} from './notification-settings.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00+03:00`);
const night = { enabled: true, start: '22:00', end: '08:00' };

it.each([
  [night, '23:30', true],
  [night, '07:59', true],
  [night, '08:00', false],
  [night, '21:59', false],
  [{ ...night, enabled: false }, '23:30', false],
  [{ enabled: true, start: '12:00', end: '13:30' }, '12:45', true],
  [{ enabled: true, start: '12:00', end: '13:30' }, '13:30', false],
])('quiet hours are by the clock of the practice: %o at %s', (hours, time, quiet) => {
  expect(isQuiet(hours, at(time))).toBe(quiet);
});

it.each([
  ['23:30', '2026-11-22T05:00:00.000Z'],
  ['02:00', '2026-11-21T05:00:00.000Z'],
])('quiet hours in which %s lies end in the morning that follows', (time, end) => {
  expect(endOfQuiet(night, at(time)).toISOString()).toBe(end);
});

it('a change leaves alone what it does not name, and nulls', () => {
  const changed = changedSettings(defaultNotificationSettings, {
    enableSound: false,
    enableBell: null,
    categories: { blog: false, contacts: null },
    quietHours: { enabled: true },
  });
  expect(changed).toMatchObject({ enableSound: false, enableBell: true, emailDigest: 'instant', quietHours: night });
  expect(changed.categories).toEqual({ ...defaultNotificationSettings.categories, blog: false });
});

it('category and priority have to be on', () => {
  const contact = { category: 'contacts', priority: 'medium' } as const;
  expect(isChosen(contact, defaultNotificationSettings)).toBe(true);
  const off = (change: object) => changedSettings(defaultNotificationSettings, change);
  expect(isChosen(contact, off({ categories: { contacts: false } }))).toBe(false);
  expect(isChosen(contact, off({ priority: { medium: false } }))).toBe(false);
});
