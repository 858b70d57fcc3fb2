import type { Browser, Page } from '@playwright/test';
import { javascriptBytes } from '../machine/javascript-bytes.ts';
import { launchChromium } from '../machine/launch-chromium.ts';
import { admin, newDatabase, startBuilt } from '../machine/program.ts';
import { atMost, type Row } from '../row.ts';

const GOALS = { '/': 160, '/randevu': 178 };
const GOALS_OF_BACK_OFFICE = { signIn: 250, list: 340 };
const OTHERS = ['/hizmetler/oyun-terapisi', '/blog/ekranla-barisik-bir-ev', '/corlu-cocuk-psikologu', '/iletisim'];
const GOAL_OF_OTHERS = 200;
const kilobytes = (bytes: number) => bytes / 1024;

/** Compressed scripts of the public pages and of the back office's list. */
export async function sizes(): Promise<Row[]> {
  const { dataDir, database, end } = await newDatabase();
  const gateway = await startBuilt('gateway', { dataDir, mongodbUri: database.uri });
  const browser = await launchChromium();
  try {
    // A page that is the first one of a start may come without a part, whose script then comes later.
    for (const path of ['/', '/randevu', ...OTHERS]) await (await fetch(gateway.url + path)).text();
    return [...(await sizesOfSite(browser, gateway.url)), ...(await sizesOfBackOffice(browser, gateway.url))];
  } finally {
    await browser.close();
    await gateway.stop();
    await end();
  }
}

async function sizesOfSite(browser: Browser, origin: string): Promise<Row[]> {
  const home = await javascriptBytes(browser, `${origin}/`, toTheWizard);
  const randevu = await javascriptBytes(browser, `${origin}/randevu`, toTheCalendar);
  const others: Row[] = [];
  for (const path of OTHERS) {
    const { whole } = await javascriptBytes(browser, origin + path);
    others.push(atMost(`JavaScript of ${path}`, kilobytes(whole), GOAL_OF_OTHERS, { unit: 'KB' }));
  }
  return [
    atMost('JavaScript of /, untouched', kilobytes(home.untouched), GOALS['/'], {
      unit: 'KB',
      detail: `${kilobytes(home.whole).toFixed(0)} KB once the wizard below is reached`,
    }),
    atMost('JavaScript of /randevu, untouched', kilobytes(randevu.untouched), GOALS['/randevu'], {
      unit: 'KB',
      detail: `the whole form; ${kilobytes(randevu.whole).toFixed(0)} KB once a calendar is opened`,
    }),
    ...others,
  ];
}

async function sizesOfBackOffice(browser: Browser, origin: string): Promise<Row[]> {
  const admin = await javascriptBytes(browser, `${origin}/admin#appointments`, signIn);
  return [
    atMost('JavaScript of /admin to the sign-in', kilobytes(admin.untouched), GOALS_OF_BACK_OFFICE.signIn, {
      unit: 'KB',
    }),
    atMost('JavaScript of /admin to the first list', kilobytes(admin.whole), GOALS_OF_BACK_OFFICE.list, { unit: 'KB' }),
  ];
}

async function toTheWizard(page: Page): Promise<void> {
  await page.locator('[data-deferred]').scrollIntoViewIfNeeded();
  await page.locator('[data-deferred]:has([data-live])').waitFor({ state: 'attached' });
}

async function toTheCalendar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Takvimi aç' }).click();
  await page.getByRole('grid').waitFor();
}

async function signIn(page: Page): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Admin Girişi' });
  await login.getByRole('textbox', { name: 'Kullanıcı adı' }).fill(admin.username);
  await login.getByRole('textbox', { name: 'Şifre', exact: true }).fill(admin.password);
  await login.getByRole('button', { name: 'Giriş Yap' }).click();
  await page.getByRole('heading', { name: 'Randevu Yönetimi' }).first().waitFor();
}
