import { expect, it } from 'vitest';
import { longDate } from './long-date.ts';
import { withoutLinks } from './without-links.ts';

it.each([
  ['2026-11-21', '21 Kasım 2026, Cumartesi'],
  ['2027-01-01', '1 Ocak 2027, Cuma'],
  ['2026-08-30', '30 Ağustos 2026, Pazar'],
])('writes %s as people read it', (date, written) => {
  expect(longDate(date)).toBe(written);
});

it.each([
  ['Elif Yıldız', 'Elif Yıldız'],
  ["Dr. A. O'Neill-Şahin", "Dr. A. O'Neill-Şahin"],
  ['Hesap www.kotu-site.com adresine', 'Hesap www. kotu-site. com adresine'],
  ['https://kotu.site/x', 'https kotu. site x'],
  ['kurban@kotu.site', 'kurban kotu. site'],
])('makes no link of the name %s', (typed, written) => {
  expect(withoutLinks(typed)).toBe(written);
});
