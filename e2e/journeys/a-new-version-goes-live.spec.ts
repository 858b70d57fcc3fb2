import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { listPreview, makeLive, rollBack } from '@practice/tooling/remotes/releases';
import { enter } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { admin } from '../fixtures/product.ts';
import { forgetVersions, publishVersion, releasePathsOf } from '../fixtures/releases.ts';
import { serveBuild } from '../fixtures/remotes-from-elsewhere.ts';
import { expect, expectHydrated, open, test } from '../fixtures/test.ts';
import { wizardOn } from '../fixtures/wizard.ts';

const legal = '/kvkk-aydinlatma-metni';
const dated = (page: Page, word: string) => page.getByRole('article').getByText(word);

test.afterEach(({ product }) => forgetVersions(releasePathsOf(product)));

test('a version goes live while a parent is in step 3: nothing typed is lost, the next visit has it, and a command takes it back', async ({
  page,
  request,
  product,
  staff,
  ownDay,
}) => {
  const paths = releasePathsOf(product);
  publishVersion(paths, '1.1.0', 'Birinci sürüm');
  publishVersion(paths, '1.2.0', 'İkinci sürüm');
  makeLive(paths, 'mf-public', '1.1.0');
  const htmlOf = async () => (await request.get(legal)).text();
  await expect.poll(htmlOf).toContain('Birinci sürüm');

  const family = newFamily();
  const wizard = wizardOn(page);
  await open(page, '/randevu');
  await wizard.fillPersonal(family);
  await wizard.next.click();
  await wizard.fillContact(family);
  await wizard.next.click();
  await wizard.fillService(family);

  makeLive(paths, 'mf-public', '1.2.0');
  await expect.poll(htmlOf).toContain('İkinci sürüm');
  await expect(wizard.field('Mesajınız')).toHaveValue(family.message);
  await wizard.next.click();
  await wizard.expectStep('Randevu Zamanı');
  await wizard.chooseDay(ownDay);
  await wizard.chooseTime('11:00');
  await wizard.agree();
  await wizard.send.click();
  await wizard.expectConfirmed();
  expect(await staff.appointmentsOf(family.email)).toHaveLength(1);

  await open(page, legal);
  await expect(dated(page, 'İkinci sürüm')).toBeVisible();

  rollBack(paths, 'mf-public');
  await expect.poll(htmlOf).toContain('Birinci sürüm');
  await open(page, legal);
  await expect(dated(page, 'Birinci sürüm')).toBeVisible();
});

test('a page that was opened before loads the rest of its own version afterwards', async ({
  page,
  request,
  product,
}) => {
  const paths = releasePathsOf(product);
  publishVersion(paths, '1.1.0', 'Birinci sürüm');
  publishVersion(paths, '1.2.0', 'İkinci sürüm');
  makeLive(paths, 'mf-public', '1.1.0');
  await expect.poll(async () => (await request.get(legal)).text()).toContain('Birinci sürüm');
  await open(page, '/');
  makeLive(paths, 'mf-public', '1.2.0');
  await expect.poll(async () => (await request.get(legal)).text()).toContain('İkinci sürüm');
  const loaded = page.waitForResponse(/\/remotes\/mf-public\/1\.1\.0\/\d+\.[0-9a-f]{8}\.js/);
  const wizard = wizardOn(page);
  await wizard.field('Ebeveyn Adı Soyadı').fill('Ayşe Yıldırım');
  expect((await loaded).status()).toBe(200);
  await wizard.next.click();
  await expect(wizard.field('Çocuğun Adı Soyadı')).toBeFocused();
  await expect(wizard.field('Ebeveyn Adı Soyadı')).toHaveValue('Ayşe Yıldırım');
});

test('a preview is for the staff’s browser that chose it, and no link can bring one', async ({
  page,
  browser,
  product,
}) => {
  const paths = releasePathsOf(product);
  publishVersion(paths, '2.0.0', 'Önizlenen sürüm');
  publishVersion(paths, '3.0.0', 'Gizli sürüm');
  listPreview(paths, 'mf-public', '2.0.0', { isOffered: true });

  await enter(page, admin);
  const dialog = await openPreviews(page);
  await expect(dialog.getByLabel('mf-public').getByRole('option')).toHaveCount(2);
  await choosePreview(page, dialog, '2.0.0');
  const notice = noticeOf(page);
  await expect(notice).toBeVisible();
  await open(page, legal);
  await expect(dated(page, 'Önizlenen sürüm')).toBeVisible();
  await expect(notice).toBeVisible();

  const visitor = await browser.newPage({ baseURL: product.url });
  for (const link of [legal, `${legal}?preview=2.0.0`, `${legal}?mf-public=${product.url}/remotes/mf-public/3.0.0/`]) {
    await open(visitor, link);
    await expect(dated(visitor, 'Yürürlük tarihi')).toBeVisible();
  }
  await visitor.context().addCookies([{ name: 'practice.preview', value: 'mf-public%402.0.0', url: product.url }]);
  await open(visitor, legal);
  await expect(dated(visitor, 'Yürürlük tarihi')).toBeVisible();
  await visitor.close();

  await notice.getByRole('button', { name: 'Yayındaki sürüme dön' }).click();
  await expect(notice).toBeHidden();
  await expectHydrated(page);
  await expect(dated(page, 'Yürürlük tarihi')).toBeVisible();
});

test('a link shows a preview to a browser without an account, until it leaves it', async ({
  page,
  browser,
  product,
}) => {
  const paths = releasePathsOf(product);
  publishVersion(paths, '2.0.0', 'Önizlenen sürüm');
  listPreview(paths, 'mf-public', '2.0.0', { isOffered: true });
  await enter(page, admin);
  const dialog = await openPreviews(page);
  await dialog.getByLabel('mf-public').selectOption('2.0.0');
  await dialog.getByRole('button', { name: 'Bağlantı oluştur' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Bağlantı' }).inputValue();

  const visitor = await browser.newPage({ baseURL: product.url });
  await visitor.goto(link);
  const notice = noticeOf(visitor);
  await expect(notice).toBeVisible();
  await open(visitor, legal);
  await expect(dated(visitor, 'Önizlenen sürüm')).toBeVisible();
  await notice.getByRole('button', { name: 'Yayındaki sürüme dön' }).click();
  await expect(notice).toBeHidden();
  await open(visitor, legal);
  await expect(dated(visitor, 'Yürürlük tarihi')).toBeVisible();

  listPreview(paths, 'mf-public', '2.0.0', { isOffered: false });
  await expect.poll(async () => (await visitor.goto(link))?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { name: 'Bu önizleme sona erdi' })).toBeVisible();
  await visitor.close();
});

test('a build on a developer’s own computer is shown by the pages of that person alone', async ({ page, product }) => {
  const paths = releasePathsOf(product);
  publishVersion(paths, '4.0.0', 'Kendi sürümüm');
  const { port, stop } = await serveBuild(join(paths.dir, 'mf-public/4.0.0/dist'));
  const local = { version: `local-${port}`, manifest: `http://localhost:${port}/mf-manifest.json` };
  listPreview(paths, 'mf-public', local, { isOffered: true, person: admin.username });
  await enter(page, admin);
  await choosePreview(page, await openPreviews(page), local.version);
  await open(page, legal);
  await expect(dated(page, 'Kendi sürümüm')).toBeVisible();

  listPreview(paths, 'mf-public', local, { isOffered: false });
  listPreview(paths, 'mf-public', local, { isOffered: true, person: 'ayse' });
  await open(page, legal);
  await expect(dated(page, 'Yürürlük tarihi')).toBeVisible();
  await enter(page, admin);
  await expect((await openPreviews(page)).getByText('Şu anda önizlenecek bir sürüm yok.')).toBeVisible();
  stop();
});

const noticeOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Önizleme: mf-public 2.0.0' });

/** Chooses a preview in the dialog, and waits for the page that shows it. */
async function choosePreview(page: Page, dialog: Locator, version: string): Promise<void> {
  await dialog.getByLabel('mf-public').selectOption(version);
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Göster' }).click();
  await reloaded;
}

async function openPreviews(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Hesap: / }).click();
  await page.getByRole('menuitem', { name: 'Önizlemeler…' }).click();
  return page.getByRole('dialog', { name: 'Önizlemeler' });
}
