import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page, request } from '@playwright/test';
import { expectStill, findViolations } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter, loginOn, paletteOn } from '../fixtures/back-office.ts';
import { chromiumArgs, findChromium } from '../fixtures/chromium.ts';
import { newFamily } from '../fixtures/families.ts';
import { openMailbox } from '../fixtures/mailbox.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { daysForJourneys, requestTime } from '../fixtures/visitor-api.ts';
import { filledSettings, shootSettings } from './shoot-settings.ts';

const phone = { width: 375, height: 812, isMobile: true, hasTouch: true };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1440, height: 900 };

const devices = [
  { ...phone, width: 320, height: 640, colorScheme: 'light' },
  { ...phone, colorScheme: 'light' },
  { ...phone, colorScheme: 'dark' },
  { ...tablet, colorScheme: 'light' },
  { ...tablet, colorScheme: 'dark' },
  { ...desktop, colorScheme: 'light' },
  { ...desktop, colorScheme: 'dark' },
] as const;

type Shoot = (name: string, options?: { fullPage?: boolean }) => Promise<void>;

/**
 * Writes a picture of every screen of the back office on phone, tablet and desktop, in the light and in the dark; `only`
 * narrows it, to `1440-light` for one, and `settingsOnly` to the settings. Console messages, what axe finds and screens that
 * can be moved sideways are printed.
 */
async function takeScreenshots(folder: string, only = '', settingsOnly = false): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const mailbox = await openMailbox();
  const product = await startProduct({
    settings: {
      ...filledSettings,
      smtp_host: '127.0.0.1',
      smtp_port: String(mailbox.port),
      email_from: 'randevu@ornek.example',
    },
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const id = await requestAppointments(product);
    for (const { width, height, ...device } of devices) {
      const name = `${width}-${device.colorScheme}`;
      if (!name.startsWith(only)) continue;
      const context = await browser.newContext({
        ...device,
        baseURL: product.url,
        viewport: { width, height },
        locale: 'tr-TR',
        timezoneId: 'Europe/Istanbul',
      });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (!['info', 'log'].includes(message.type())) console.log(`  ${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => console.log(`  page error: ${error.message}`));
      const shoot: Shoot = async (screen, { fullPage = false } = {}) => {
        await expectStill(page);
        if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await page.screenshot({ path: join(folder, `${name}-${screen}.png`), fullPage });
        console.log(`${name}-${screen}`);
        for (const { id, where } of await findViolations(page)) console.log(`  axe: ${id}`, where);
        if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth))
          console.log('  moves sideways');
      };
      if (!settingsOnly) await shootAdmin(page, product, id, shoot);
      else await enter(page, product.accounts.admin, '#settings');
      await shootSettings(page, shoot);
      await context.close();
    }
  } finally {
    await browser.close();
    await product.stop();
    await mailbox.close();
  }
}

/** Requests of families that a picture may show; gives the id of the last one's appointment. */
async function requestAppointments(product: Product): Promise<string> {
  const api = await request.newContext({ baseURL: product.url });
  const [date = ''] = await daysForJourneys(api);
  const message = 'Geceleri ağlayarak uyanıyor; karanlıktan çok korkuyor.';
  let id = '';
  for (const [index, time] of ['11:00', '10:00', '09:00'].entries()) {
    const family = { ...newFamily(), childBirthDate: `201${7 + index}-05-14`, message };
    id = await requestTime(api, { ...family, email: `veli${index + 1}@ornek.example` }, { date, time });
  }
  await api.dispose();
  return id;
}

async function shootAdmin(page: Page, product: Product, id: string, shoot: Shoot): Promise<void> {
  const { sheet, bulkBar } = appointmentsOn(page);
  const go = (hash: string) => page.evaluate((next) => location.assign(next), hash);
  await page.goto('/admin');
  await loginOn(page).waitFor();
  await shoot('login');
  await enter(page, product.accounts.admin);
  await page.getByRole('region', { name: 'Rakamlar' }).waitFor();
  await shoot('dashboard', { fullPage: true });
  await go('#appointments');
  await page
    .getByRole('row')
    .nth(3)
    .or(page.getByRole('group', { name: /^Durum:/ }))
    .first()
    .waitFor();
  await shoot('list');
  for (const view of ['month', 'week', 'day']) {
    await go(`#appointments?view=${view}`);
    await page
      .getByRole('region', { name: 'Takvim' })
      .getByRole('button', { name: /randevu/ })
      .first()
      .waitFor();
    await shoot(`calendar-${view}`);
  }
  await go('#appointments');
  await page.getByRole('button', { name: 'Toplu mod' }).click();
  await bulkBar.getByRole('button', { name: 'Hızlı seç' }).waitFor();
  await shoot('bulk');
  await page.getByRole('button', { name: 'Toplu mod' }).click();
  await page.getByRole('button', { name: /^Bildirimler/ }).click();
  await page.getByRole('dialog', { name: 'Bildirimler' }).getByRole('listitem').first().waitFor();
  await shoot('bell');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+K');
  await paletteOn(page).fill('yıld');
  await page.getByRole('option').filter({ hasText: 'Yıld' }).first().waitFor();
  await shoot('palette');
  await page.keyboard.press('Escape');
  await go(`#appointments?id=${id}`);
  await page.getByRole('region', { name: 'E-postalar' }).getByText('Gönderildi').nth(1).waitFor();
  await shoot('sheet');
  await page.getByRole('button', { name: 'Onay e-postasını gör' }).click();
  await sheet('E‑posta Şablonu Seç').getByText('Sayın').waitFor();
  await shoot('email');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Düzenle', exact: true }).click();
  await sheet('Randevuyu Düzenle').getByLabel('Veli adı').waitFor();
  await shoot('edit');
  await go('#appointments-new');
  await sheet('Yeni Randevu').getByRole('button', { name: 'Kaydet' }).click();
  await shoot('new-errors');
  await go('#services');
  await page.getByRole('button', { name: 'Düzenle: Oyun Terapisi' }).click();
  await sheet('Düzenle: Oyun Terapisi').waitFor();
  await shoot('service');
  await page.keyboard.press('Escape');
  await shoot('services');
  for (const tab of ['overview', 'hours', 'holidays', 'slots']) {
    await go(`#calendar-management?tab=${tab}`);
    await page.getByRole('tabpanel').first().waitFor();
    await shoot(`calendar-${tab}`);
  }
  await go('#testimonials');
  await page.getByRole('button', { name: 'Yeni referans' }).first().waitFor();
  await shoot('testimonials');
  await go('#content-manager?page=about');
  await page.getByRole('heading', { name: 'Eğitim ve çalışma alanları' }).waitFor();
  await shoot('content', { fullPage: true });
  await go('#menus');
  await page.getByRole('button', { name: /^Üst Menü/ }).click();
  await page.getByRole('treegrid').waitFor();
  await shoot('menus');
  await go('#seo?tab=meta-tags');
  await page.getByText('Ana sayfa', { exact: true }).first().waitFor();
  await shoot('meta-tags');
  await page.getByRole('button', { name: 'Yeni Meta Tag' }).first().click();
  for (const [name, tab] of Object.entries({ basic: 'Temel', seo: 'SEO ve Meta', social: 'Sosyal Medya' })) {
    await page.getByRole('tab', { name: tab }).click();
    await shoot(`meta-tag-${name}`);
  }
}

await takeScreenshots(resolve(process.argv[2] ?? 'screenshots'), process.argv[3], process.argv[4] === 'settings');
