import { serviceTypes } from '@practice/contracts';
import { publicPages } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

const phoneLink = 'a[href^="tel:+90"]';

test('the home page can be read, and its links lead on', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page).toHaveTitle(/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator(phoneLink).first()).toBeVisible();
  for (const title of Object.values(serviceTypes)) {
    await expect(page.locator('#hizmetler').getByText(title, { exact: true }).first()).toBeVisible();
  }
  for (const anchor of ['anasayfa', 'hizmetler', 'randevu', 'iletisim']) {
    await expect(page.locator(`#${anchor}`)).toBeAttached();
  }
  await expect(page.getByText(/JavaScript açık olduğunda çalışır/)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Randevu Al' }).click();
  await expect(page).toHaveURL('/randevu');
});

test('the appointment page names the phone where the form would be', async ({ page }) => {
  const response = await page.goto('/randevu');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(/JavaScript açık olduğunda çalışır/)).toBeVisible();
  await expect(main.locator(phoneLink).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'İleri' })).toBeHidden();
});

test('every page can be read', async ({ page }) => {
  for (const path of publicPages) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      expect(((await main.textContent()) ?? '').length).toBeGreaterThan(300);
      // What shows that something is still to come would stay for ever.
      await expect(main.locator('[aria-busy=true]:visible')).toHaveCount(0);
    });
  }
});

test('the contact form sends a message', async ({ page, staff }) => {
  const message = `Görüşme saatlerinizi öğrenmek istiyorum. ${crypto.randomUUID()}`;
  await page.goto('/iletisim');
  await page.getByLabel('Adınız soyadınız').fill('Nazlı Gürbüz');
  await page.getByLabel('E-posta').fill('nazli@ornek.example');
  await page.getByRole('textbox', { name: 'Mesajınız' }).fill(message);
  await page.getByRole('checkbox', { name: /KVKK/ }).check();
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(page).toHaveURL(/\/iletisim\?gonderildi=1/);
  await expect(
    page
      .getByRole('main')
      .getByText(/Mesajınız (bize )?ulaştı/)
      .first(),
  ).toBeVisible();
  expect(await staff.contactMessages()).toContain(message);
});

for (const path of ['/kvkk-aydinlatma-metni', '/gizlilik-politikasi', '/cerez-politikasi', '/kullanim-sartlari']) {
  test(`the legal text ${path} can be read`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const text = await page.getByRole('main').textContent();
    expect(text?.length).toBeGreaterThan(500);
  });
}

test('every link of menu and footer leads somewhere', async ({ page, request }) => {
  await page.goto('/');
  const links = await page
    .locator('header a[href], footer a[href]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  const paths = [...new Set(links.filter((href) => href.startsWith('/')).map((href) => href.split('#')[0] || '/'))];
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

test('on phones the menu button leads to the menu at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await expect(page.getByRole('navigation', { name: 'Hızlı Bağlantılar' })).toBeInViewport();
});

test('an unknown address is a 404 that says so', async ({ page, guard }) => {
  guard.allow(/status of 404/);
  const response = await page.goto('/boyle-bir-sayfa-yok');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sayfa bulunamadı');
  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click();
  await expect(page).toHaveURL('/');
});

test('the old address of the appointment page leads to the new one', async ({ page }) => {
  await page.goto('/appointment?hizmet=oyun-grubu');
  await expect(page).toHaveURL('/randevu?hizmet=oyun-grubu');
});
