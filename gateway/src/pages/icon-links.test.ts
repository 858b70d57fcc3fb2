import { expect, it } from 'vitest';
import { iconLinks } from './icon-links.ts';

it('a picture of the practice is offered as its icon in each size that it has', async () => {
  const picture = `/uploads/pictures/${'a1'.repeat(16)}-192x192`;
  const html = iconLinks(`${picture}.png#20,30`, 'icon.abc.svg');
  expect(html.match(/sizes="\d+/g)).toEqual(['16', '32', '48', '180', '192'].map((size) => `sizes="${size}`));
  expect(html).toContain(`<link rel="icon" type="image/png" sizes="32x32" href="${picture}/icon-32.png">`);
  expect(html).toContain(`<link rel="apple-touch-icon" sizes="180x180" href="${picture}/icon-180.png">`);
  expect(html).not.toContain('icon.abc.svg');
});
