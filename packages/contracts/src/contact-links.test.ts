import { expect, it } from 'vitest';
import { emailLink, phoneLink, webAddress, whatsappLink } from './contact-links.ts';

it.each([
  ['0282 652 11 22', 'tel:+902826521122'],
  ['+90 532 111 22 33', 'tel:+905321112233'],
  ['0090 532 111 22 33', 'tel:+905321112233'],
  ['90 532 111 22 33', 'tel:+905321112233'],
  ['532 111 22 33', 'tel:+905321112233'],
  ['444 1 234', 'tel:4441234'],
])('%s is dialled as %s', (text, href) => {
  expect(phoneLink(text)).toEqual({ text, href });
});

it.each(['', 'Telefonla arayınız', '12345'])('%j is no phone number', (text) => {
  expect(phoneLink(text)).toBeUndefined();
});

it('opens a chat with the message typed', () => {
  expect(whatsappLink('0532 111 22 33', 'Merhaba, randevu?')).toBe(
    'https://wa.me/905321112233?text=Merhaba%2C%20randevu%3F',
  );
  expect(whatsappLink('', 'Merhaba')).toBeUndefined();
});

it('knows an e-mail address', () => {
  expect(emailLink(' bilgi@example.com ')).toEqual({ text: 'bilgi@example.com', href: 'mailto:bilgi@example.com' });
  expect(emailLink('bilgi(at)example.com')).toBeUndefined();
});

it.each(['/appointment', '/hizmetler#oyun', 'https://example.com/a', 'http://example.com'])(
  '%s may be linked',
  (value) => {
    expect(webAddress(value)).toBe(value);
  },
);

it.each(['javascript:alert(1)', '//example.com', '/\\example.com', 'data:text/html,x', 'randevu', ''])(
  '%j may not be linked',
  (value) => {
    expect(webAddress(value)).toBeUndefined();
  },
);
