import { expectAccessible } from '../fixtures/accessibility.ts';
import { enter } from '../fixtures/back-office.ts';
import { expectTextToFit } from '../fixtures/large-text.ts';
import { expect, open, test } from '../fixtures/test.ts';

/** As many letters as the text of the hero's button may have. */
const longestText = 'Çocuğunuz için ücretsiz bir ön görüşme rica ediniz';

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

test('a phone shows the longest text of the hero whole, and two sections on one ground as one', async ({
  page: visitor,
  colleague: { request },
  product,
}) => {
  const save = async (values: Record<string, string>) => {
    const settings = Object.entries(values).map(([key, value]) => ({ key, value, category: 'content' }));
    const saved = await request.put('/api/site-settings/bulk', { data: { settings } });
    expect(saved.ok(), await saved.text()).toBe(true);
  };
  expect((await request.post('/api/auth/login', { data: product.accounts.moderator })).status()).toBe(200);
  await save({ hero_button_text: longestText, testimonials_enabled: 'false' });
  await visitor.setViewportSize({ width: 375, height: 740 });
  await open(visitor, '/');
  await expect(visitor.getByRole('link', { name: longestText })).toBeVisible();
  await expectTextToFit(visitor);
  const following = visitor.locator('[data-tone=sand] + [data-tone=sand]');
  await expect(following).toHaveCount(1);
  await expect(following).toHaveCSS('padding-top', '0px');
  await save({ hero_button_text: 'Randevu Al', testimonials_enabled: 'true' });
});

test('a moderator changes the hero in place; the next visitor reads it, and a colleague overwrites nothing', async ({
  page,
  colleague,
  context,
  product,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const title = 'Her çocuğun bir hikâyesi var';
  await enter(page, product.accounts.moderator);
  await open(page, '/');
  const before = (await heading.textContent()) ?? '';
  await page.getByRole('button', { name: before }).click();
  const field = page.getByRole('textbox', { name: 'Başlık', exact: true });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill(title);
  await field.press('Enter');
  await expect(page.getByRole('button', { name: title })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Kaydedildi' })).toBeVisible();
  // The message stays while it is pointed at.
  await page.getByRole('button', { name: 'Geri al' }).hover();
  await open(colleague, '/');
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(colleague.getByRole('button', { name: title })).toHaveCount(0);

  // A second window, in which the text is still the one from before.
  const other = await context.newPage();
  await open(other, '/');
  await other.getByRole('button', { name: title }).click();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByRole('button', { name: before })).toBeVisible();
  const mine = other.getByRole('textbox', { name: 'Başlık', exact: true });
  await mine.fill('Başka bir pencerenin başlığı');
  await mine.press('Enter');
  const choice = other.getByRole('group', { name: 'Başlık: siz yazarken değişti' });
  await expect(choice).toContainText(before);
  await expect(mine).toHaveValue('Başka bir pencerenin başlığı');
  await expectAccessible(other);
  await choice.getByRole('button', { name: 'Kayıtlı değeri al' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(before);
});

test('a meta tag that staff write is in the head of the page that the server sends', async ({
  page,
  request,
  product,
}) => {
  const title = 'Çocuk psikoloğundan randevu isteyin';
  const head = async () => (await request.get('/randevu')).text();
  await enter(page, product.accounts.moderator, '#seo?tab=meta-tags');
  const row = page.getByRole('row', { name: 'Randevu', exact: true });
  await row.getByRole('button', { name: 'Sil: Randevu' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(row).toHaveCount(0);
  expect(await head()).not.toContain(title);

  await page.getByRole('button', { name: 'Yeni Meta Tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni meta tag' });
  await dialog.getByRole('combobox', { name: 'Sayfa' }).selectOption('Randevu');
  await expect(dialog.getByRole('textbox', { name: 'Sayfa URL' })).toHaveValue('/randevu');
  await dialog.getByRole('tab', { name: 'SEO ve Meta' }).click();
  await dialog.getByRole('textbox', { name: 'Başlık' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Açıklama' }).fill('Uygun saati seçin, 24 saat içinde sizi arayalım.');
  await dialog.getByRole('button', { name: 'Oluştur' }).click();
  await expect(row).toContainText(title);
  await expect.poll(head).toMatch(/<title[^>]*>Çocuk psikoloğundan randevu isteyin/);
  expect(await head()).toContain('content="Uygun saati seçin, 24 saat içinde sizi arayalım."');
});
