import type { Browser, Page } from '@playwright/test';
import { javascriptBytes } from '../machine/javascript-bytes.ts';
import { admin } from '../machine/program.ts';
import { atMost, type Row } from '../row.ts';

const GOALS = { '/': 170, '/randevu': 190 };
const kilobytes = (bytes: number) => bytes / 1024;

/** Compressed scripts of the public pages and of the back office's list. */
export async function sizes(browser: Browser, origin: string): Promise<Row[]> {
  const home = await javascriptBytes(browser, `${origin}/`, toTheWizard);
  const randevu = await javascriptBytes(browser, `${origin}/randevu`, toTheCalendar);
  const admin = await javascriptBytes(browser, `${origin}/admin#appointments`, signIn);
  return [
    atMost('JavaScript of /, untouched', kilobytes(home.untouched), GOALS['/'], {
      unit: 'KB',
      detail: `${kilobytes(home.whole).toFixed(0)} KB once the wizard below is reached`,
    }),
    atMost('JavaScript of /randevu, untouched', kilobytes(randevu.untouched), GOALS['/randevu'], {
      unit: 'KB',
      detail: `the whole form; ${kilobytes(randevu.whole).toFixed(0)} KB once a calendar is opened`,
    }),
    {
      name: 'JavaScript of /admin',
      measured: `${kilobytes(admin.untouched).toFixed(0)} KB to the sign-in, ${kilobytes(admin.whole).toFixed(0)} KB to the list`,
    },
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
