import type { Page } from '@playwright/test';
import { brokenWords } from '../fixtures/accessibility.ts';
import { openSection, rawValues, visitScreens } from '../fixtures/admin-screens.ts';
import { enter } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';

test.slow();

test.beforeEach(async ({ request, ownDay }) => {
  await requestTime(request, newFamily(), { date: ownDay, time: '10:00' });
  await request.post('/api/contacts', {
    data: { name: 'Gökhan Abdurrahmanoğlu', email: 'gokhan@ornek.example', message: 'İlk görüşme ne kadar sürüyor?' },
  });
});

for (const sidebar of ['wide', 'narrow']) {
  test(`no table breaks a word on a tablet beside a ${sidebar} sidebar`, async ({ page, product }) => {
    await page.addInitScript((width) => localStorage.setItem('admin-sidebar', width), sidebar);
    await page.setViewportSize({ width: 768, height: 900 });
    await enter(page, product.accounts.admin, '#dashboard');
    await visitScreens(page, async (screen) => {
      expect.soft(await brokenWords(page, 'td, th'), `words broken at ${screen}`).toEqual([]);
    });
  });
}

for (const role of ['admin', 'moderator', 'user'] as const) {
  test(`no screen shows what is for programs to who signs in as ${role}`, async ({ page, product }) => {
    await enter(page, product.accounts[role], '#dashboard');
    const look = async (screen: string) => {
      expect.soft(await rawValues(page), `shown at ${screen}`).toEqual([]);
    };
    await visitScreens(page, look);
    for (const section of ['appointments', 'contacts']) await openFirst(page, section, look);
  });
}

/** The sheet of the first record of a list. */
async function openFirst(page: Page, section: string, look: (screen: string) => Promise<void>): Promise<void> {
  await openSection(page, `#${section}`);
  await page.locator('tr[data-row]').first().press('Enter');
  const sheet = page.getByRole('dialog').filter({ visible: true });
  await expect(sheet.getByRole('heading').first()).toBeVisible();
  await expect(sheet.locator('[aria-busy=true]')).toHaveCount(0);
  await look(`${section}, the first record`);
  await page.keyboard.press('Escape');
}
