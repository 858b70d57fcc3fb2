import type { Page } from '@playwright/test';
import { expect, expectHydrated, open, test } from '../fixtures/test.ts';
import { wizardOn } from '../fixtures/wizard.ts';

const files = '**/remotes/mf-public/**';
/** What the browser, and the federation's runtime, say when files do not come. */
const failedLoads = /Failed to load resource: net::ERR_|Federation Runtime|RUNTIME-\d+|ChunkLoadError|Loading chunk/;

test.beforeEach(({ guard }) => guard.allow(failedLoads));

test('the page comes and its remote does not: phone and address stay, a retry brings it, with what was typed meanwhile', async ({
  page,
}) => {
  await page.route(files, (route) => route.abort('connectionrefused'));
  await page.goto('/randevu');
  await expect(page.getByRole('alert').filter({ hasText: 'Bu bölüm şu anda açılamadı' })).toBeVisible({
    timeout: 30_000,
  });
  await expectContact(page);
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
  const wizard = wizardOn(page);
  await wizard.field('Ebeveyn Adı Soyadı').fill('Ayşe Yıldırım');

  await page.unroute(files);
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(page.getByText('Bu bölüm şu anda açılamadı')).toBeHidden();
  await expect(wizard.field('Ebeveyn Adı Soyadı')).toHaveValue('Ayşe Yıldırım');
  await wizard.next.click();
  await expect(wizard.field('Çocuğun Adı Soyadı')).toBeFocused();
});

test('a retry while it is still down fails again, and says so again', async ({ page }) => {
  await page.route(files, (route) => route.abort('connectionrefused'));
  await page.goto('/randevu');
  const panel = page.getByRole('alert').filter({ hasText: 'Bu bölüm şu anda açılamadı' });
  await expect(panel).toBeVisible({ timeout: 30_000 });
  const again = page.getByRole('button', { name: 'Tekrar Dene' });
  const requested = page.waitForRequest(files);
  await again.click();
  await requested;
  await expect(panel).toBeVisible({ timeout: 30_000 });
  await expectContact(page);
});

test('the part that is needed for the form does not come: the rest of the page stays, and a retry brings the form', async ({
  page,
}) => {
  await open(page, '/kvkk-aydinlatma-metni');
  await page.route(files, (route) => route.abort('connectionrefused'));
  await page.getByRole('banner').getByRole('link', { name: 'Randevu Al' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const panel = page.getByRole('alert').filter({ hasText: 'Randevu formu açılamadı' });
  await expect(panel).toBeVisible({ timeout: 30_000 });
  await expect(panel.locator('a[href^="tel:"]')).toBeVisible();
  await expectContact(page);

  await page.unroute(files);
  await panel.getByRole('button', { name: 'Tekrar Dene' }).click();
  await wizardOn(page).expectStep('Kişisel Bilgiler');
});

test('menu and other parts of the frame work while the remote is down', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.route(files, (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await expect(drawer.getByRole('link', { name: 'Randevu Al' })).toBeVisible();
  await expect(drawer.locator('a[href^="tel:"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('what the server has rendered can be read until the remote is known to be down', async ({ page }) => {
  await page.route(files, () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Randevu Al' }).first().click();
  await expect(page).toHaveURL('/randevu');
  await expectContact(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('all remotes up again: the page hydrates without a message', async ({ page }) => {
  await open(page, '/randevu');
  await expectHydrated(page);
});

/** Phone and address of the practice, outside of what the remote shows. */
async function expectContact(page: Page) {
  await expect(page.locator('[data-part=top-bar] a[href^="tel:"]')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Randevu Al' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(footer.getByText(/Çorlu \/ Tekirdağ/)).toBeVisible();
}
