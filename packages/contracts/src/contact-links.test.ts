import { expect, it } from 'vitest';
import { emailLink, linkTarget, mapAddress, phoneLink, siteOrigin, webAddress, whatsappLink } from './contact-links.ts';

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
  expect(new URL(whatsappLink('0532 111 22 33', '') ?? '').searchParams.get('text')).toMatch(/^Merhaba, çocuğum/);
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

it.each([
  'javascript:alert(1)',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  'data:text/html,x',
  'randevu',
  '',
])('%j may not be linked', (value) => {
  expect(webAddress(value)).toBeUndefined();
});

it.each([
  ['#randevu', '#randevu'],
  [' /randevu ', '/randevu'],
  ['#', undefined],
  ['#a b', undefined],
  ['/\\example.com', undefined],
])('a button with %j leads to %s', (value, target) => expect(linkTarget(value)).toBe(target));

it.each([
  ['https://example.com', 'https://example.com'],
  [' http://example.com:8080/ ', 'http://example.com:8080'],
  ['https://example.com/a', undefined],
  ['https://example.com?a=1', undefined],
  ['https://a:b@example.com', undefined],
  ['javascript:alert(1)//', undefined],
  ['example.com', undefined],
])('the origin of %j is %s', (value, origin) => expect(siteOrigin(value)).toBe(origin));

it.each([
  ['https://www.google.com/maps/embed?pb=!1m18', 'https://www.google.com/maps/embed?pb=!1m18'],
  [
    '<iframe src="https://www.google.com/maps/embed?pb=1&amp;hl=tr" width="600" onload="x()"></iframe>',
    'https://www.google.com/maps/embed?pb=1&hl=tr',
  ],
  [
    "<iframe loading=lazy src='https://www.openstreetmap.org/export/embed.html'></iframe>",
    'https://www.openstreetmap.org/export/embed.html',
  ],
])('takes the address of the map out of %s', (setting, address) => {
  expect(mapAddress(setting)).toBe(address);
});

it.each([
  '',
  'Çorlu',
  'http://maps.example.com/embed',
  'javascript:alert(1)',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<p>x</p>"></iframe>',
  '<script src="https://evil.example"></script>',
  'https://user:pass@maps.example.com/',
  'https://maps.example.com/" onload="alert(1)',
  'https://maps.example.com;sandbox/',
])('embeds nothing for %j', (setting) => {
  expect(mapAddress(setting)).toBeUndefined();
});
