import { describe, expect, it } from 'vitest';
import { email, personName, requestMessage } from './booking.ts';
import { cleanInput } from './clean-input.ts';
import { settingDefinitions } from './settings/all-settings.ts';
import { settingProblem, storedSetting } from './settings/setting-problem.ts';
import { cleanText, toSearchKey } from './text.ts';

describe('a text that comes in', () => {
  it.each([
    ['Ada\u200b Deniz', 'Ada Deniz'],
    ['\ufeffAda\u2060', 'Ada'],
    ['\u202eAda\u202c \u2066Deniz\u2069', 'Ada Deniz'],
    ['Ada\u00a0Deniz\u202fÇ\u3000', 'Ada Deniz Ç '],
    ['a\u0000b\u0007c\u007f\u0085d', 'abc\nd'],
    ['bir\u000biki\u2028üç\u2029dört\r\nbeş\raltı\fyedi', 'bir\niki\nüç\ndört\nbeş\naltı\nyedi'],
    ['psi\u00adkolog', 'psikolog'],
    ['g\u0306', 'ğ'],
    ['yarım \ud83d emoji', 'yarım  emoji'],
    ['Ada\u200dDeniz\u200c', 'AdaDeniz'],
    ['sekme\tve satır\n', 'sekme\tve satır\n'],
  ])('%j is %j', (text, clean) => expect(cleanText(text)).toBe(clean));

  it.each(['👩‍👧‍👦 ailesi', '👩🏽‍⚕️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️ 1️⃣ 🇹🇷', 'می‌خواهم', 'Çığ öşü âîû “tırnak” — … ½'])(
    '%s stays as it is',
    (text) => expect(cleanText(text)).toBe(text),
  );

  it('search finds what has invisible characters in it', () =>
    expect(toSearchKey('İlk\u200ber')).toBe(toSearchKey('ilker')));

  it('an input is cleaned as deep as it goes, but for passwords', () => {
    const input = { name: 'Ada\u200b', items: [{ text: 'x\u2028y' }], count: 3, none: null, newPassword: 'a\u00a0b' };
    expect(cleanInput(input)).toEqual({ ...input, name: 'Ada', items: [{ text: 'x\ny' }] });
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    expect(() => cleanInput(deep)).not.toThrow();
  });
});

describe.each(Object.keys(settingDefinitions).filter((key) => settingDefinitions[key]?.isSecret))(
  'the secret setting %s',
  (key) => {
    it.each([
      [{ settings: [{ key, value: 'a\u00a0g\u0306' }] }],
      [{ settingKey: key, settingValue: 'a\u00a0g\u0306' }],
    ])('keeps its value as it was typed: %j', (input) => expect(cleanInput(input)).toEqual(input));
    it('keeps it in a form, too', () => expect(cleanInput({ [key]: 'a\u00a0b' })).toEqual({ [key]: 'a\u00a0b' }));
  },
);

it('the value of another setting is cleaned', () =>
  expect(cleanInput({ key: 'site_title', value: 'Ada\u200b' })).toEqual({ key: 'site_title', value: 'Ada' }));

describe('an e-mail address', () => {
  it.each([
    ['  Elif@Ornek.COM ', 'elif@ornek.com'],
    ['İlker@ornek.com', 'ilker@ornek.com'],
    ['ILKER@ornek.com', 'ilker@ornek.com'],
    ['yıldız@ornek.com', 'yildiz@ornek.com'],
    ['mailto:elif@ornek.com?subject=Merhaba', 'elif@ornek.com'],
    ['Elif Yıldız <elif@ornek.com>', 'elif@ornek.com'],
    ['<mailto:elif@ornek.com>', 'elif@ornek.com'],
    ['elif\u200b@ornek.com\u00a0', 'elif@ornek.com'],
    ['\u202aelif@ornek.com\u202c', 'elif@ornek.com'],
  ])('%j is read as %s', (text, address) => {
    expect(email.parse(text)).toBe(address);
    expect(settingProblem('contact_email', text)).toBeNull();
    expect(storedSetting('contact_email', text)).toBe(address);
  });

  it('with a Turkish letter is refused in words', () => {
    const sentence = 'E-posta adresinde Türkçe harf olmaz (ç, ğ, ö, ş, ü)';
    expect(email.safeParse('gülşen@ornek.com').error?.issues[0]?.message).toBe(sentence);
    expect(settingProblem('contact_email', 'gülşen@ornek.com')).toBe(sentence);
    expect(email.safeParse('elif').error?.issues[0]?.message).toBe('Geçerli bir e-posta adresi giriniz');
  });
});

it('names and messages of parents are cleaned in their browser already', () => {
  expect(personName.parse('Elif\u200b\u00a0 Yıldız')).toBe('Elif Yıldız');
  expect(requestMessage.parse(' Okula\u2028alışmakta\u200b zorlanıyor. ')).toBe('Okula\nalışmakta zorlanıyor.');
});
