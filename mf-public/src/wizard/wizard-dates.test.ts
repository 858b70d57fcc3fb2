import { expect, it } from 'vitest';
import { wizardDates } from './wizard-dates.ts';

it.each([
  ['tr-TR', '21 Kasım 2026, Cumartesi', '21 Kasım 2026', '21 Kasım, Cumartesi'],
  ['en-US', 'November 21, 2026, Saturday', 'November 21, 2026', 'November 21, Saturday'],
])('dates are written as people of %s write them', (language, ...expected) => {
  const { long, plain, short } = wizardDates(language);
  expect([long, plain, short].map((write) => write('2026-11-21'))).toEqual(expected);
});

it('what is no date is nothing', () => {
  const { long, plain } = wizardDates('tr-TR');
  expect([long(''), plain('21.11.2026')]).toEqual(['', '']);
});
