import type { Page } from '@playwright/test';
import { enter } from '../fixtures/back-office.ts';
import { acceptedInBackOffice, acceptedInPages } from '../fixtures/browser-floor/accepted.ts';
import { newerInPage } from '../fixtures/browser-floor/read-markup.ts';
import { invalidInStyles, newerInStyles } from '../fixtures/browser-floor/read-styles.ts';
import { removeNewer } from '../fixtures/browser-floor/remove-newer.ts';
import { newFamily } from '../fixtures/families.ts';
import { admin } from '../fixtures/product.ts';
import { publicPages } from '../fixtures/public-pages.ts';
import { expect, expectHydrated, test } from '../fixtures/test.ts';
import { wizardOn } from '../fixtures/wizard.ts';

const addresses = {
  instagram_url: 'https://www.instagram.com/ornek',
  office_map_embed: 'https://www.openstreetmap.org/export/embed.html?bbox=27.7%2C41.1%2C27.9%2C41.2',
};

test.beforeEach(async ({ context, colleague }) => {
  await removeNewer(context);
  await save(colleague, addresses);
});
test.afterEach(({ colleague }) => save(colleague, { instagram_url: '', office_map_embed: '' }));

async function save({ request }: Page, settings: Record<string, string>): Promise<void> {
  expect((await request.post('/api/auth/login', { data: admin })).status()).toBe(200);
  const data = { settings: Object.entries(settings).map(([key, value]) => ({ key, value })) };
  expect((await request.put('/api/site-settings/bulk', { data })).status()).toBe(200);
}

/** Keeps the text of every rule that scripts write: the page itself has only what this browser understands of it. */
async function recordRules(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const written: string[] = [];
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      written.push(rule);
      return insertRule.call(this, rule, index);
    };
    Object.assign(window, { written });
  });
}

test('a parent reads the site and books on a browser without the newer functions', async ({ page, staff, ownDay }) => {
  test.slow();
  for (const path of publicPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectHydrated(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /Instagram/ })).toBeVisible();
    });
  }
  expect(await page.evaluate(() => ['canParse', 'any'].map((name) => name in URL || name in AbortSignal))).toEqual([
    false,
    false,
  ]);
  await page.goto('/iletisim');
  await expect(page.getByText('Harita www.openstreetmap.org adresinden yüklenir.')).toBeVisible();
  const family = newFamily();
  const wizard = wizardOn(page);
  await page.goto('/randevu');
  await wizard.fillAll(family, { date: ownDay, time: '15:00' });
  await wizard.send.click();
  await wizard.expectConfirmed();
  expect(await staff.appointmentsOf(family.email)).toHaveLength(1);
});

test('staff sign in, see their sections and save on a browser without the newer functions', async ({
  page,
  product,
}) => {
  test.slow();
  await recordRules(page);
  await enter(page, product.accounts.admin);
  const newer = new Set<string>();
  const sections = page.getByRole('navigation', { name: 'Bölümler' }).getByRole('link');
  const hrefs = await Promise.all((await sections.all()).map((link) => link.getAttribute('href')));
  for (const href of hrefs.map(String)) {
    await test.step(href, async () => {
      await page.goto(href);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByText(/Bir Hata Oluştu|açılamadı/)).toHaveCount(0);
      for (const name of newerInPage(await page.content())) newer.add(name);
    });
  }
  const css = await page.evaluate(() => (window as unknown as { written: string[] }).written.join('\n'));
  expect([...invalidInStyles(css)]).toEqual([]);
  for (const name of newerInStyles(css)) newer.add(name);
  expect([...newer].filter((name) => !(name in acceptedInPages) && !(name in acceptedInBackOffice))).toEqual([]);
  await page.getByRole('button', { name: /^Bildirimler/ }).click();
  await expect(page.getByRole('dialog', { name: 'Bildirimler' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/admin#settings?tab=content&focus=hero_title');
  const field = page.locator('[data-field=hero_title]').getByRole('textbox');
  await expect(field).toBeFocused();
  const before = await field.inputValue();
  for (const title of ['Her çocuğun bir masalı var', before || 'Çocuğunuzun dünyasını birlikte anlayalım']) {
    await field.fill(title);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Kaydedildi').first()).toBeVisible();
    await expect.poll(async () => (await page.request.get('/')).text()).toContain(title);
  }
});
