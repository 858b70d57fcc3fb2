import { expect, it } from 'vitest';
import { durationWords, whenWords } from './run-words.ts';

it.each([
  ['2026-11-25T00:10:00Z', 'bugün 03.10’da'],
  ['2026-11-25T00:00:00Z', 'bugün 03.00’te'],
  ['2026-11-24T21:00:00Z', 'bugün 00.00’da'],
  ['2026-11-24T05:05:00Z', 'dün 08.05’te'],
  ['2026-11-24T05:26:00Z', 'dün 08.26’da'],
  ['2026-11-24T05:40:00Z', 'dün 08.40’ta'],
  ['2026-11-18T05:32:00Z', '18 Kasım 2026, Çarşamba 08.32’de'],
])('%s is %s', (instant, words) => expect(whenWords(instant, new Date('2026-11-25T10:00:00Z'))).toBe(words));

it('a duration is said in seconds, and minutes', () => {
  expect([400, 4200, 80_000].map(durationWords)).toEqual(['1 sn’den az', '4 sn', '1 dk 20 sn']);
});
