import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page, request } from '@playwright/test';
import { expectStill } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter, loginOn, paletteOn } from '../fixtures/back-office.ts';
import { chromiumArgs, findChromium } from '../fixtures/chromium.ts';
import { newFamily } from '../fixtures/families.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { daysForJourneys, requestTime } from '../fixtures/visitor-api.ts';

const sizes = [
  { width: 375, height: 812, isMobile: true, hasTouch: true },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

type Shoot = (name: string) => Promise<void>;

/** Writes a picture of every screen of the back office at three widths, and of some in the dark. */
async function takeScreenshots(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const api = await request.newContext({ baseURL: product.url });
    const [date = ''] = await daysForJourneys(api);
    const ids: string[] = [];
    for (const time of ['09:00', '10:00', '11:00']) ids.push(await requestTime(api, newFamily(), { date, time }));
    await api.dispose();
    for (const [index, size] of sizes.entries()) {
      const schemes = size.width === 768 ? (['light'] as const) : (['light', 'dark'] as const);
      for (const colorScheme of schemes) {
        const { width, height, ...device } = size;
        const context = await browser.newContext({
          ...device,
          colorScheme,
          baseURL: product.url,
          viewport: { width, height },
          locale: 'tr-TR',
          timezoneId: 'Europe/Istanbul',
          extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${index + 1}` },
        });
        const page = await context.newPage();
        page.on('console', (message) => {
          if (message.type() !== 'info' && message.type() !== 'log')
            console.log(`  ${message.type()}: ${message.text()}`);
        });
        page.on('pageerror', (error) => console.log(`  page error: ${error.message}`));
        const shoot: Shoot = async (name) => {
          await expectStill(page);
          await page.screenshot({ path: join(folder, `${width}-${colorScheme}-${name}.png`) });
          console.log(`${width}-${colorScheme}-${name}`);
        };
        await shootOffice(page, shoot, product, ids[index] ?? '');
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function shootOffice(page: Page, shoot: Shoot, product: Product, id: string): Promise<void> {
  const { sheet, bulkBar } = appointmentsOn(page);
  const go = (hash: string) => page.evaluate((next) => location.assign(next), hash);
  await page.goto('/admin');
  await loginOn(page).waitFor();
  await shoot('login');
  await enter(page, product.accounts.admin, '#appointments');
  await page
    .getByRole('row')
    .nth(3)
    .or(page.getByRole('group', { name: /^Durum:/ }))
    .first()
    .waitFor();
  await shoot('list');
  await page.getByRole('button', { name: 'Toplu mod' }).click();
  await bulkBar.getByRole('button', { name: 'Hızlı seç' }).waitFor();
  await shoot('bulk');
  await page.getByRole('button', { name: 'Toplu mod' }).click();
  await page.getByRole('button', { name: /^Bildirimler/ }).click();
  await page.getByRole('dialog', { name: 'Bildirimler' }).getByRole('listitem').first().waitFor();
  await shoot('bell');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+K');
  await paletteOn(page).fill('yıldırım');
  await page.getByRole('option').filter({ hasText: 'Yıldırım' }).first().waitFor();
  await shoot('palette');
  await page.keyboard.press('Escape');
  await go(`#appointments?id=${id}`);
  await page.getByRole('button', { name: 'Onay e-postasını gör' }).waitFor();
  await shoot('sheet');
  await page.getByRole('button', { name: 'Onay e-postasını gör' }).click();
  await sheet('E-posta Şablonu Seç').getByText('Sayın').waitFor();
  await shoot('email');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Düzenle', exact: true }).click();
  await sheet('Randevuyu Düzenle').getByLabel('Veli adı').waitFor();
  await shoot('edit');
  await go('#appointments-new');
  await sheet('Yeni Randevu').getByRole('button', { name: 'Kaydet' }).click();
  await shoot('new-errors');
  await go('#settings?tab=contact');
  await page.getByRole('textbox').nth(3).waitFor();
  await shoot('settings-contact');
  await go('#settings?tab=content');
  await page.getByRole('textbox', { name: 'Karşılama rozeti' }).waitFor();
  await shoot('settings-content');
  await go('#seo');
  await page.getByText('Ana sayfa', { exact: true }).first().waitFor();
  await shoot('meta-tags');
  await page.getByRole('button', { name: 'Yeni Meta Tag' }).first().click();
  for (const [name, tab] of Object.entries({ basic: 'Temel', seo: 'SEO ve Meta', social: 'Sosyal Medya' })) {
    await page.getByRole('tab', { name: tab }).click();
    await shoot(`meta-tag-${name}`);
  }
}

await takeScreenshots(resolve(process.argv[2] ?? 'screenshots'));
