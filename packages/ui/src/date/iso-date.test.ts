import { expect, it } from 'vitest';
import { fromIso, readTyped, toIso, toTyped, withDots } from './iso-date.ts';

it.each(['2026-11-21', '2024-02-29', '1900-01-01', '0099-12-31'])('%s there and back', (value) => {
  const date = fromIso(value);
  expect(date?.getHours()).toBe(0);
  expect(date && toIso(date)).toBe(value);
});

it.each([undefined, '', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '21.11.2026', '2026-11-21T00:00'])(
  '%s is no date',
  (value) => {
    expect(fromIso(value)).toBeUndefined();
  },
);

it('shows a date as it is written in Turkish, and anything else as it is', () => {
  expect(toTyped('2018-09-05')).toBe('05.09.2018');
  expect(toTyped('5 Eylül')).toBe('5 Eylül');
});

it.each([
  ['05.09.2018', '2018-09-05'],
  ['5/9/2018', '2018-09-05'],
  [' 5 - 9 - 2018 ', '2018-09-05'],
  ['05092018', '2018-09-05'],
  ['29.02.2023', null],
  ['5.9.18', null],
  ['05.09.', null],
])('%s is read as %s', (text, date) => {
  expect(readTyped(text)).toBe(date);
});

it.each([
  ['0', '05', '05.'],
  ['05.0', '05.09', '05.09.'],
  ['05.', '05..', '05.'],
  ['05.', '05', '05'],
  ['05.09.2018', '05.09.201', '05.09.201'],
  ['', '05.09.2018', '05.09.2018'],
])('after %j, %j is shown as %j', (previous, next, shown) => {
  expect(withDots(next, previous)).toBe(shown);
});
