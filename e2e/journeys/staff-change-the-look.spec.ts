import { expectAccessible } from '../fixtures/accessibility.ts';
import { enter } from '../fixtures/back-office.ts';
import { expect, open, test } from '../fixtures/test.ts';

test('the brand colour becomes a bright yellow: everything stays readable, and an undo brings the old one back', async ({
  page,
  colleague: visitor,
  product,
}) => {
  const background = () =>
    visitor
      .getByRole('banner')
      .getByRole('link', { name: 'Randevu Al', exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  await visitor.setViewportSize({ width: 1280, height: 900 });
  await open(visitor, '/');
  const former = await background();

  await enter(page, product.accounts.moderator, '#settings?focus=primary_color');
  const colour = page.getByRole('textbox', { name: 'Ana renk', exact: true });
  await expect(colour).toBeFocused();
  await colour.fill('#ffee');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Geçersiz format')).toBeVisible();
  await colour.fill('#FFEE00');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Kaydedildi').first()).toBeVisible();
  await expectAccessible(page);

  await open(visitor, '/');
  expect(await background()).toBe('rgb(255, 238, 0)');
  await expectAccessible(visitor);
  await open(visitor, '/hizmetler');
  await expectAccessible(visitor);

  await page.getByRole('button', { name: 'Geçmiş' }).click();
  const history = page.getByRole('dialog', { name: 'Değişiklik geçmişi' });
  await expect(history.getByRole('listitem').first()).toContainText('#FFEE00');
  await expectAccessible(page);
  await history
    .getByRole('button', { name: /^Geri al: Ana renk/ })
    .first()
    .click();
  await expect(page.getByText('Değişiklik geri alındı')).toBeVisible();
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(colour).toHaveValue('');
  await open(visitor, '/');
  expect(await background()).toBe(former);
});
