import type { Page } from '@playwright/test';
import { enter, paletteOn } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { translatePages, translationOf } from '../fixtures/page-translator.ts';
import { expect, expectHydrated, open, test } from '../fixtures/test.ts';
import { switchTrackers } from '../fixtures/trackers.ts';
import { wizardOn } from '../fixtures/wizard.ts';

test.beforeEach(({ context }) => translatePages(context));

/** The page was translated; no text of it is an old one, and React found everything where it had put it. */
async function expectUnharmed(page: Page) {
  await expect.poll(async () => (await translationOf(page)).translated).toBeGreaterThan(0);
  expect(await translationOf(page)).toMatchObject({ movedNodes: [], staleTexts: [] });
}

test('a parent books while the browser translates the page', async ({ page, staff, ownDay }) => {
  const family = newFamily();
  const wizard = wizardOn(page);
  await open(page, '/randevu');
  await wizard.next.click();
  await expect(wizard.form.getByText('En az 2 karakter olmalıdır')).toHaveCount(2);
  await wizard.fillAll(family, { date: ownDay, time: '11:00' });
  await expect(wizard.next).toBeHidden();
  await expect(wizard.form.getByText('%80')).toBeVisible();
  await expectUnharmed(page);
  await wizard.send.click();
  await wizard.expectConfirmed();
  await expect(page.getByRole('status').filter({ hasText: 'Randevu talebiniz alındı!' })).toBeVisible();
  await expectUnharmed(page);
  expect(await staff.appointmentsOf(family.email)).toHaveLength(1);
  await wizard.form.getByRole('button', { name: 'Yeni Randevu Talebi' }).click();
  await wizard.expectStep('Kişisel Bilgiler');
  await expectUnharmed(page);
});

test('a parent writes to the practice and searches while the browser translates the page', async ({ page }) => {
  const { parentName, email } = newFamily();
  await open(page, '/iletisim');
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  // It leads to the first field that is not valid, which would take what is typed.
  await expect(page.getByRole('textbox', { name: 'Adınız soyadınız' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Adınız soyadınız' }).fill(parentName);
  await page.getByRole('textbox', { name: 'E-posta' }).fill(email);
  await page.getByRole('textbox', { name: 'Mesajınız' }).fill('İlk görüşme ne kadar sürüyor?');
  await page.locator('form input[name=kvkkConsent]').check();
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(page.getByRole('heading', { name: 'Mesajınız bize ulaştı' })).toBeVisible();
  await expectUnharmed(page);
  await page.getByRole('button', { name: 'Yeni mesaj' }).click();
  await expect(page.getByRole('textbox', { name: 'Mesajınız' })).toHaveValue('');
  await expectUnharmed(page);

  await open(page, '/blog');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('oyun');
  await search.press('Enter');
  await expect(page).toHaveURL(/q=oyun/);
  await expectHydrated(page);
  await expect(page.getByText(/\d+ yazı bulundu/)).toBeVisible();
  await expectUnharmed(page);
});

test('staff sign in, search and save while the browser translates the page', async ({ page, product }) => {
  await enter(page, product.accounts.moderator, '#settings?tab=content&focus=hero_title');
  const field = page.locator('[data-field=hero_title]').getByRole('textbox');
  await expect(field).toBeFocused();
  const before = await field.inputValue();
  for (const title of ['Her çocuk anlaşılmak ister', before]) {
    await field.fill(title);
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await page.request.get('/')).text()).toContain(title);
  }
  await page.keyboard.press('Control+k');
  await paletteOn(page).fill('randevu');
  await paletteOn(page).press('Enter');
  await expect(page).not.toHaveURL(/settings/);
  await expectUnharmed(page);
});

test('a visitor decides on cookies while the browser translates the page', async ({ page, product }) => {
  await switchTrackers(product.url, true);
  await open(page, '/hizmetler');
  const banner = page.getByRole('region', { name: 'Çerez kullanımı' });
  await expect(banner).toBeVisible();
  await expectUnharmed(page);
  await banner.getByRole('button', { name: 'Reddet' }).click();
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Çerez tercihleri' }).click();
  await page.getByRole('button', { name: 'Tümünü reddet' }).click();
  await expectUnharmed(page);
  await switchTrackers(product.url, false);
});
