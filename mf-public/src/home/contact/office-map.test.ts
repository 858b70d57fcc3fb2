import { expect, it } from 'vitest';
import { directionsTo, mapAddress } from './office-map.ts';

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
])('takes the address out of %s', (setting, address) => {
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
])('embeds nothing for %j', (setting) => {
  expect(mapAddress(setting)).toBeUndefined();
});

it('searches a map for the address on one line', () => {
  expect(directionsTo('Omurtak Cad. 24\nÇorlu')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Omurtak%20Cad.%2024%20%C3%87orlu',
  );
});
