import { expect, it } from 'vitest';
import { rangeOf, showsToday, stepped, titleOf } from './calendar-state.ts';

it.each([
  ['month', '2026-12-15', '2026-11-30', '2027-01-10'],
  ['month', '2027-02-01', '2027-02-01', '2027-03-14'],
  ['week', '2026-12-06', '2026-11-30', '2026-12-06'],
  ['day', '2026-12-07', '2026-12-07', '2026-12-13'],
] as const)('a %s around %s loads from %s to %s', (view, date, start, end) => {
  expect(rangeOf(view, date)).toEqual({ start, end });
});

it('goes by months from any day, over years', () => {
  expect(stepped('month', '2027-01-31', -1)).toBe('2026-12-01');
  expect(stepped('month', '2027-01-31', 1)).toBe('2027-02-01');
  expect(stepped('week', '2026-12-30', 1)).toBe('2027-01-06');
  expect(stepped('day', '2026-03-01', -1)).toBe('2026-02-28');
});

it.each([
  ['month', '2026-12-15', 'Aralık 2026'],
  ['week', '2026-12-10', '7 – 13 Aralık 2026'],
  ['week', '2026-12-01', '30 Kasım – 6 Aralık 2026'],
  ['week', '2027-01-01', '28 Aralık 2026 – 3 Ocak 2027'],
  ['day', '2026-12-03', '3 Aralık 2026, Perşembe'],
] as const)('the %s of %s is called %s', (view, date, title) => {
  expect(titleOf(view, date)).toBe(title);
});

it('knows whether today is in view', () => {
  expect(showsToday('month', '2026-12-01', '2026-12-31')).toBe(true);
  expect(showsToday('week', '2026-12-07', '2026-12-06')).toBe(false);
});
