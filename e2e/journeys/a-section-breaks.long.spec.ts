import type { Page } from '@playwright/test';
import { enter, openSection, paletteOn } from '../fixtures/back-office.ts';
import { breakageNoise, breakages, breakRemote, mendRemote, slowRemote } from '../fixtures/broken-remote.ts';
import { admin } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ guard }) => guard.allow(breakageNoise));

const problem = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const again = (page: Page) => page.getByRole('button', { name: 'Tekrar Dene' });
const isSlow = 'SEO bölümünün açılması uzun sürüyor';
const seoScreen = (page: Page) => page.getByRole('heading', { name: 'SEO Yönetimi' });
const appointments = (page: Page) => page.getByRole('heading', { name: 'Randevu Yönetimi' });

/** What is shown instead of the section. */
const shown = {
  stopped: 'SEO şu anda açılamadı',
  hanging: isSlow,
  'half deployed': 'SEO şu anda açılamadı',
  'broken at start': 'SEO şu anda açılamadı',
  throwing: 'Üzgünüz, beklenmeyen bir hata oluştu',
};

for (const how of breakages) {
  test(`${how}: the other sections, palette and bell work, and Tekrar Dene brings the section without a reload`, async ({
    page,
  }) => {
    await breakRemote(page, 'mf-seo', how);
    await enter(page, admin, '#seo');
    // A hanging load is reported after a while; one journey need not wait for that twice.
    if (how !== 'hanging') await expect(problem(page, shown[how])).toBeVisible();
    await expectFrame(page);
    await openSection(page, 'Randevular');
    await expect(appointments(page)).toBeVisible();

    await openSection(page, 'SEO');
    await expect(problem(page, shown[how])).toBeVisible();
    await mendRemote(page, 'mf-seo');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await again(page).click();
    await expect(seoScreen(page)).toBeVisible();
    await expect(again(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}

test('slow: the frame works meanwhile, the section says that it takes long, and comes by itself', async ({ page }) => {
  const release = await slowRemote(page, 'mf-seo');
  await enter(page, admin, '#seo');
  await expect(page.getByRole('status', { name: 'Yükleniyor…' })).toBeVisible();
  await expectFrame(page);
  await expect(problem(page, isSlow)).toBeVisible();
  await release();
  await expect(seoScreen(page)).toBeVisible();
  await expect(again(page)).toHaveCount(0);
});

test('appointments stopped: what is typed in the settings stays, whatever is tried, and Tekrar Dene brings the list', async ({
  page,
}) => {
  await breakRemote(page, 'mf-appointments', 'stopped');
  await enter(page, admin, '#settings?tab=content&focus=hero_title');
  const field = page.locator('[data-field=hero_title]').getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('Her çocuğun anlaşılmaya hakkı var');
  await expectFrame(page);
  await openSection(page, 'Randevular');
  const confirmation = page.getByRole('alertdialog');
  await confirmation.getByRole('button', { name: 'Düzenlemeye dön' }).click();
  await expect(field).toHaveValue('Her çocuğun anlaşılmaya hakkı var');

  await openSection(page, 'Randevular');
  await confirmation.getByRole('button', { name: 'Değişiklikleri bırak' }).click();
  await expect(problem(page, 'Randevular şu anda açılamadı')).toBeVisible();
  await mendRemote(page, 'mf-appointments');
  await again(page).click();
  await expect(appointments(page)).toBeVisible();
  await openSection(page, 'Ayarlar');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
});

test('settings half deployed: list, palette and bell work, and Tekrar Dene brings the settings', async ({ page }) => {
  await breakRemote(page, 'mf-content', 'half deployed');
  await enter(page, admin, '#appointments');
  await expect(appointments(page)).toBeVisible();
  await expectFrame(page);
  await openSection(page, 'Ayarlar');
  await expect(problem(page, 'Ayarlar şu anda açılamadı')).toBeVisible();
  await mendRemote(page, 'mf-content');
  await again(page).click();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expect(again(page)).toHaveCount(0);
});

/** Palette and bell are outside the sections and respond. */
async function expectFrame(page: Page) {
  await page.keyboard.press('Control+k');
  await paletteOn(page).fill('ayarlar');
  await expect(page.getByRole('option', { name: /Ayarlar/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Bildirimler/ }).click();
  const bell = page.getByRole('dialog', { name: 'Bildirimler' });
  await expect(bell.getByText('Bildirim yok').or(bell.getByRole('listitem').first())).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeHidden();
}
