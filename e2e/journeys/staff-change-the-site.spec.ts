import { enter } from '../fixtures/back-office.ts';
import { expect, open, test } from '../fixtures/test.ts';

test('a moderator changes the title of the home page, and the next visitor reads it', async ({
  page,
  colleague: visitor,
  product,
}) => {
  const title = 'Her çocuğun anlaşılmaya hakkı var';
  await open(visitor, '/');
  const heading = visitor.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(title);
  const shown = (await heading.textContent()) ?? '';
  await enter(page, product.accounts.moderator, '#settings?tab=content&focus=hero_title');
  const field = page.locator('[data-field=hero_title]').getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill(title);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Kaydedildi').first()).toBeVisible();
  await visitor.reload();
  await expect(heading).toHaveText(title);

  // As it was, for the other journeys.
  await field.fill(shown.replace(/\s+/g, ' '));
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect.poll(async () => (await page.request.get('/')).text()).not.toContain(title);
});

test('a meta tag that staff write is in the head of the page that the server sends', async ({
  page,
  request,
  product,
}) => {
  const title = 'Çocuk psikoloğundan randevu isteyin';
  const head = async () => (await request.get('/randevu')).text();
  await enter(page, product.accounts.moderator, '#seo');
  const row = page.getByRole('row', { name: 'Randevu', exact: true });
  await row.getByRole('button', { name: 'Sil: Randevu' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(row).toHaveCount(0);
  expect(await head()).not.toContain(title);

  await page.getByRole('button', { name: 'Yeni Meta Tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni meta tag' });
  await dialog.getByRole('combobox', { name: 'Sayfa anahtarı' }).fill('appointment');
  await expect(dialog.getByRole('textbox', { name: 'Sayfa URL' })).toHaveValue('/randevu');
  await dialog.getByRole('tab', { name: 'SEO ve Meta' }).click();
  await dialog.getByRole('textbox', { name: 'Başlık' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Açıklama' }).fill('Uygun saati seçin, 24 saat içinde sizi arayalım.');
  await dialog.getByRole('button', { name: 'Oluştur' }).click();
  await expect(row).toContainText(title);
  await expect.poll(head).toMatch(/<title[^>]*>Çocuk psikoloğundan randevu isteyin/);
  expect(await head()).toContain('content="Uygun saati seçin, 24 saat içinde sizi arayalım."');
});
