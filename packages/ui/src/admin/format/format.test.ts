import { afterEach, expect, it } from 'vitest';
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMoney,
  formatTime,
  relativeTime,
  showTimesIn,
} from './format.ts';

it.each([
  ['2026-11-21', '21.11.2026'],
  ['2026-11-20T22:30:00Z', '21.11.2026'],
  [null, '—'],
  ['yarın', '—'],
])('%s as a date is %s', (value, text) => expect(formatDate(value)).toBe(text));

it('writes dates in full, of days and of instants in Istanbul', () => {
  expect(formatLongDate('2026-11-21')).toBe('21 Kasım 2026, Cumartesi');
  expect(formatLongDate('2026-11-20T22:30:00Z')).toBe('21 Kasım 2026, Cumartesi');
});

it('writes instants as the practice’s clock shows them', () => {
  expect(formatTime('2026-11-21T11:30:00Z')).toBe('14:30');
  expect(formatDateTime('2026-11-20T22:30:00Z')).toBe('21.11.2026 01:30');
});

it.each([
  [1250, '1.250,00 ₺'],
  ['999.9', '999,90 ₺'],
  [0, '0,00 ₺'],
  [null, '—'],
  ['', '—'],
  ['çok', '—'],
])('%s as money is %s', (value, text) => expect(formatMoney(value)).toBe(text));

it('groups large numbers', () => expect(formatCount(12480)).toBe('12.480'));

it.each([
  ['2026-11-21T12:00:00Z', 'az önce'],
  ['2026-11-21T11:55:00Z', '5 dakika önce'],
  ['2026-11-21T09:00:00Z', '3 saat önce'],
  ['2026-11-20T11:00:00Z', 'dün'],
  ['2026-11-13T12:00:00Z', '13.11.2026'],
  ['2026-11-21T12:10:00Z', '10 dakika sonra'],
])('%s is %s at noon', (value, text) => expect(relativeTime(value, new Date('2026-11-21T12:00:20Z'))).toBe(text));

afterEach(() => showTimesIn('Europe/Istanbul'));

it('shows instants in the zone of the setting site_timezone, and dates as they are', () => {
  showTimesIn('UTC');
  expect(formatDateTime('2026-11-20T22:30:00Z')).toBe('20.11.2026 22:30');
  expect(formatLongDate('2026-11-20T22:30:00Z')).toBe('20 Kasım 2026, Cuma');
  expect(formatDate('2026-11-21')).toBe('21.11.2026');
});
