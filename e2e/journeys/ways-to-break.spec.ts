import type { Page } from '@playwright/test';
import { breakageNoise, breakRemote, mendRemote } from '../fixtures/broken-remote.ts';
import { expect, test } from '../fixtures/test.ts';
import { wizardOn } from '../fixtures/wizard.ts';

test.beforeEach(({ guard }) => guard.allow(breakageNoise));

/** Two attempts of ten seconds, and what the machine needs. */
const patience = { timeout: 60_000 };
const again = (page: Page) => page.getByRole('button', { name: 'Tekrar Dene' }).first();
const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /şu anda açılamadı|Üzgünüz, beklenmeyen bir hata oluştu/ });

for (const how of ['stopped', 'hanging', 'half deployed', 'broken at start'] as const) {
  test(`public, ${how}: the frame works, and Tekrar Dene brings the page once it is mended`, async ({ page }) => {
    await breakRemote(page, 'mf-public', how);
    await page.goto('/randevu');
    await expect(failure(page)).toBeVisible(patience);
    await expect(page.locator('[data-part=top-bar] a[href^="tel:"]')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(/Çorlu \/ Tekirdağ/)).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();

    await mendRemote(page, 'mf-public');
    await again(page).click();
    await expect(failure(page)).toBeHidden(patience);
    const wizard = wizardOn(page);
    await wizard.field('Ebeveyn Adı Soyadı').fill('Ayşe Yıldırım');
    await wizard.next.click();
    await expect(wizard.field('Çocuğun Adı Soyadı')).toBeFocused();
  });
}
