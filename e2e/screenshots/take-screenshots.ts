import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page, request } from '@playwright/test';
import { expectStill } from '../fixtures/accessibility.ts';
import { chromiumArgs, findChromium } from '../fixtures/chromium.ts';
import { newFamily } from '../fixtures/families.ts';
import { startProduct } from '../fixtures/product.ts';
import { daysForJourneys } from '../fixtures/visitor-api.ts';
import { wizardOn } from '../fixtures/wizard.ts';

const widths = [
  { width: 375, height: 812, isMobile: true, hasTouch: true },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const pages = {
  home: '/',
  hakkimda: '/hakkimda',
  hizmetler: '/hizmetler',
  hizmet: '/hizmetler/oyun-terapisi',
  grup: '/hizmetler/grup-terapisi',
  blog: '/blog',
  arama: '/blog?q=kayg%C4%B1',
  yazi: '/blog/kardes-geliyor',
  iletisim: '/iletisim',
  sehir: '/corlu-cocuk-psikologu',
  sayfa: '/ilk-gorusmeye-hazirlik',
  randevu: '/randevu',
  kvkk: '/kvkk-aydinlatma-metni',
  gizlilik: '/gizlilik-politikasi',
  cerez: '/cerez-politikasi',
  kosullar: '/kullanim-sartlari',
  bulunamadi: '/boyle-bir-sayfa-yok',
};

type Shoot = (page: Page, name: string, fullPage?: boolean) => Promise<void>;

/** Writes a picture of every public screen at three widths; unless `pagesOnly`, also of the menu and every step of the wizard. */
async function takeScreenshots(folder: string, { pagesOnly }: { pagesOnly: boolean }): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const api = await request.newContext({ baseURL: product.url });
    const days = await daysForJourneys(api);
    await api.dispose();
    for (const [index, size] of widths.entries()) {
      const { width, height, ...device } = size;
      const context = await browser.newContext({
        ...device,
        baseURL: product.url,
        viewport: { width, height },
        locale: 'tr-TR',
        timezoneId: 'Europe/Istanbul',
        extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${index + 1}` },
      });
      const page = await context.newPage();
      const shoot: Shoot = async (shown, name, fullPage = true) => {
        await expectStill(shown);
        if (fullPage) {
          // As a person sees it first; then whole, from its top, so that what sticks to the screen is where it belongs.
          await shown.screenshot({ path: join(folder, `${width}-${name}-screen.png`) });
          await shown.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
          await loadPictures(shown);
        }
        await shown.screenshot({ path: join(folder, `${width}-${name}.png`), fullPage });
        console.log(`${width}-${name}`);
      };
      await shootPages(page, shoot, { height });
      if (!pagesOnly) {
        if (width < 1024) await shootMenu(page, shoot);
        await shootWizard(page, shoot, days[index] ?? '');
        await shootFailures(page, shoot);
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Also those that a browser would load only when they come near. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
    return Promise.allSettled([...document.images].map((picture) => picture.decode())).then(() => undefined);
  });
}

async function shootPages(page: Page, shoot: Shoot, { height }: { height: number }): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    await goTo(page, path);
    await shoot(page, name);
  }
  // As it is seen, a screen at a time.
  await goTo(page, '/');
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0, part = 1; top < whole; top += height, part += 1) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await shoot(page, `home-screen-${part}`, false);
  }
}

async function shootMenu(page: Page, shoot: Shoot): Promise<void> {
  await goTo(page, '/');
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await page.getByRole('dialog', { name: 'Menü' }).waitFor();
  await shoot(page, 'menu', false);
}

async function shootWizard(page: Page, shoot: Shoot, day: string): Promise<void> {
  const family = newFamily();
  const wizard = wizardOn(page);
  await goTo(page, '/randevu');
  await wizard.next.click();
  await wizard.field('Ebeveyn Adı Soyadı').fill('Ayşe 3');
  await shoot(page, 'wizard-1-errors');
  await wizard.form.getByRole('button', { name: 'Takvimi aç' }).click();
  await page.getByRole('dialog', { name: 'Takvim' }).waitFor();
  await shoot(page, 'wizard-1-calendar', false);
  await page.keyboard.press('Escape');
  await wizard.fillPersonal(family);
  await shoot(page, 'wizard-1-filled');
  await wizard.next.click();
  await wizard.expectStep('İletişim Bilgileri');
  await shoot(page, 'wizard-2-empty');
  await wizard.fillContact(family);
  await wizard.next.click();
  await wizard.expectStep('Hizmet Tercihi');
  await wizard.fillService(family);
  await shoot(page, 'wizard-3-filled');
  await wizard.next.click();
  await wizard.expectStep('Randevu Zamanı');
  await shoot(page, 'wizard-4-empty');
  await wizard.send.click();
  await shoot(page, 'wizard-4-errors');
  await wizard.chooseDay(day);
  await wizard.chooseTime('10:00');
  await wizard.agree();
  await shoot(page, 'wizard-4-filled');
  await page.route('**/graphql', (route) => route.abort());
  await wizard.send.click();
  await wizard.form.getByRole('alert').filter({ hasText: 'Yazdıklarınız kaybolmadı' }).waitFor();
  await shoot(page, 'wizard-4-failed');
  await page.unroute('**/graphql');
  await wizard.form.getByRole('button', { name: 'Tekrar Dene' }).click();
  await wizard.expectConfirmed();
  await shoot(page, 'wizard-5');
}

/** What is seen when the remote does not come, and when the form is taken up again. */
async function shootFailures(page: Page, shoot: Shoot): Promise<void> {
  await goTo(page, '/randevu');
  await wizardOn(page).field('Ebeveyn Adı Soyadı').fill('Ayşe Yıldırım');
  await page.reload();
  await wizardOn(page).form.getByRole('button', { name: 'Baştan başla' }).waitFor();
  await shoot(page, 'wizard-restored');
  await page.route('**/remotes/mf-public/**', (route) => route.abort());
  await page.goto('/randevu');
  await page.getByRole('button', { name: 'Tekrar Dene' }).waitFor({ timeout: 40_000 });
  await shoot(page, 'remote-down');
  await page.unrouteAll();
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(3, 3);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

await takeScreenshots(resolve(process.argv[2] ?? 'screenshots'), { pagesOnly: process.argv[3] === 'pages' });
