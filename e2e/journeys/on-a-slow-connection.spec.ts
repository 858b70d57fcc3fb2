import type { Page } from '@playwright/test';
import { newFamily } from '../fixtures/families.ts';
import { expect, expectHydrated, test } from '../fixtures/test.ts';
import { wizardOn } from '../fixtures/wizard.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

/** 400 Kbit/s in both directions and 400 ms there and back, as developer tools mean by "slow 3G". */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = (400 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

test('the appointment page is read before its scripts arrive, and a request is sent after', async ({
  page,
  staff,
  ownDay,
}) => {
  test.slow();
  const family = newFamily();
  const wizard = wizardOn(page);
  await slowDown(page);

  await page.goto('/randevu', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(wizard.field('Ebeveyn Adı Soyadı')).toBeVisible();
  // Nothing responds yet, and what is typed is kept.
  await expect(page.locator('html[data-hydrated]')).not.toBeAttached();
  await wizard.field('Ebeveyn Adı Soyadı').fill(family.parentName);

  await expectHydrated(page);
  await expect(wizard.field('Ebeveyn Adı Soyadı')).toHaveValue(family.parentName);
  await wizard.fillAll(family, { date: ownDay, time: '15:00' });
  await wizard.send.tap();
  await wizard.expectConfirmed();
  expect(await staff.appointmentsOf(family.email)).toHaveLength(1);
});

test('a page of text is read before its scripts arrive, and its links work without them', async ({ page }) => {
  await slowDown(page);
  await page.route(/\.js(\?|$)/, () => {
    // Never answered.
  });
  await page.goto('/blog/okula-baslarken-ayrilik-kaygisi', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Vedayı kısa ve belli tutun').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Blog', exact: true }).first().tap();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
