import { expect, it } from 'vitest';
import { directionsTo } from './office-map.ts';

it('searches a map for the address on one line', () => {
  expect(directionsTo('Omurtak Cad. 24\nÇorlu')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Omurtak%20Cad.%2024%20%C3%87orlu',
  );
});
