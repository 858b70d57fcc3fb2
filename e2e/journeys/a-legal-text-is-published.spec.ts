import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

const PATH = '/kullanim-sartlari';

test('an admin publishes new terms; who reads the site has them at once, and the earlier ones beside them', async ({
  page,
  product,
}) => {
  const { toast } = appointmentsOn(page);
  await enter(page, product.accounts.admin, '#legal-texts?text=kullanim-sartlari');
  const text = page.getByRole('textbox', { name: 'Metin' });
  await text.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Bu şartlar herkes içindir. ');
  await page.getByRole('button', { name: 'Yayımla', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni sürüm yürürlüğe girsin mi?' });
  await dialog.getByLabel(/^Ne değişti/).fill('Girişe bir cümle eklendi.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await expect(toast('Metin yayımlandı')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sürümler' })).toContainText('Girişe bir cümle eklendi.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await page.goto(PATH);
  await expect(page.getByText('Bu şartlar herkes içindir.')).toBeVisible();
  const versions = page.getByRole('navigation', { name: 'Sürümler' });
  await expect(versions).toContainText('Girişe bir cümle eklendi.');
  await versions.getByRole('link').first().click();
  await expect(page.getByText('Bu, metnin önceki bir sürümüdür.')).toBeVisible();
  await expect(page.getByText('Bu şartlar herkes içindir.')).toBeHidden();
});
