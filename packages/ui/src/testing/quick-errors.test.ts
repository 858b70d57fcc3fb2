import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

beforeEach(() => {
  document.body.innerHTML = '<p>Burada</p>';
});

it.each([
  ['a query', async () => screen.getByText('Orada')],
  ['a query whose time is up', () => screen.findByText('Orada', {}, { timeout: 1 })],
])('the error of %s shows the page', async (_, query) => {
  const error = await query().catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ name: 'TestingLibraryElementError' });
  expect(String(error)).toMatch(/Unable to find an element with the text: Orada.*<p>.*Burada/s);
});
