import { newFamily } from '../fixtures/families.ts';
import { expect, expectHydrated, open, test } from '../fixtures/test.ts';
import { typedDate, wizardOn } from '../fixtures/wizard.ts';

test('a reload in the middle keeps what was typed, in this tab and in no other', async ({ page, context }) => {
  const family = newFamily();
  const wizard = wizardOn(page);
  await open(page, '/randevu');
  await wizard.fillPersonal(family);
  await wizard.next.click();
  await wizard.expectStep('İletişim Bilgileri');
  await wizard.fillContact(family);
  await wizard.next.click();
  await wizard.expectStep('Hizmet Tercihi');
  await wizard.field('Mesajınız').fill(family.message);

  await page.reload();
  await wizard.expectStep('Hizmet Tercihi');
  await expect(
    wizard.form.getByRole('status').filter({ hasText: 'Kaldığınız yerden devam edebilirsiniz.' }),
  ).toBeVisible();
  await expect(wizard.field('Mesajınız')).toHaveValue(family.message);
  await wizard.back.click();
  await expect(wizard.field('Telefon')).toHaveValue(family.phone);
  await expect(wizard.field('E-posta')).toHaveValue(family.email);
  await wizard.back.click();
  await expect(wizard.field('Ebeveyn Adı Soyadı')).toHaveValue(family.parentName);
  await expect(wizard.field('Çocuğun Doğum Tarihi')).toHaveValue(typedDate(family.childBirthDate));

  const other = await context.newPage();
  await open(other, '/randevu');
  await expectEmpty(wizardOn(other));

  // A window that a page opens gets a copy of the tab's storage.
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/randevu'))]);
  await expectHydrated(opened);
  await expectEmpty(wizardOn(opened));
});

test('going to another page and back keeps it too; starting over discards it', async ({ page }) => {
  const family = newFamily();
  const wizard = wizardOn(page);
  await open(page, '/randevu');
  await wizard.fillPersonal(family);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /ana sayfa/ })
    .click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(wizard.field('Ebeveyn Adı Soyadı')).toHaveValue(family.parentName);

  await page.reload();
  await wizard.form.getByRole('button', { name: 'Baştan başla' }).click();
  await expectEmpty(wizard);
  await page.reload();
  await expectHydrated(page);
  await expectEmpty(wizard);
});

test('Back goes one step back, and the same link brings everything back', async ({ page, product }) => {
  const family = newFamily();
  const wizard = wizardOn(page);
  const link = `<a href="${product.url}/randevu">Randevu</a>`;
  await page.route('http://messages.example/', (route) => route.fulfill({ body: link, contentType: 'text/html' }));
  await page.goto('http://messages.example/');
  await page.getByRole('link').click();
  await expectHydrated(page);
  await wizard.fillPersonal(family);
  await wizard.next.click();
  await wizard.expectStep('İletişim Bilgileri');
  await wizard.fillContact(family);
  await wizard.next.click();
  await wizard.expectStep('Hizmet Tercihi');
  await page.goBack();
  await wizard.expectStep('İletişim Bilgileri');
  await expect(wizard.field('Telefon')).toHaveValue(family.phone);
  await page.goBack();
  await wizard.expectStep('Kişisel Bilgiler');

  await page.goBack();
  await expect(page).toHaveURL('http://messages.example/');
  await page.getByRole('link').click();
  await expectHydrated(page);
  await expect(wizard.field('Ebeveyn Adı Soyadı')).toHaveValue(family.parentName);
});

test('a half-written message is in view after a reload, without a touch', async ({ page }) => {
  await open(page, '/iletisim');
  const message = page.getByRole('textbox', { name: 'Mesajınız' });
  await message.fill('Merhaba, kızım için bir görüşme düşünüyoruz.');
  await page.reload();
  await expect(message).toHaveValue('Merhaba, kızım için bir görüşme düşünüyoruz.');
});

test('after a request has been sent nothing of it stays in the browser', async ({ page, ownDay }) => {
  const family = newFamily();
  const wizard = wizardOn(page);
  await open(page, '/randevu');
  await wizard.fillAll(family, { date: ownDay, time: '09:00' });
  await wizard.send.click();
  await wizard.expectConfirmed();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
  );
  for (const part of [family.parentName, family.childName, family.email, family.phone, family.message]) {
    expect(stored).not.toContain(part);
  }
  await page.reload();
  await expectHydrated(page);
  await expectEmpty(wizard);
});

async function expectEmpty(wizard: ReturnType<typeof wizardOn>) {
  await wizard.expectStep('Kişisel Bilgiler');
  for (const name of ['Ebeveyn Adı Soyadı', 'Çocuğun Adı Soyadı', 'Çocuğun Doğum Tarihi']) {
    await expect(wizard.field(name)).toHaveValue('');
  }
}

test('going back before a reloaded page responds shows the page of that address', async ({ page }) => {
  await open(page, '/hizmetler');
  const services = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  // Scripts that never come: the browser changes the address alone, and the HTML is still the blog's.
  let requested = 0;
  await page.route(/\.js(\?|$)/, () => {
    requested += 1;
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.mouse.move(1, 1);
  await expect.poll(() => requested).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services);
  await expectHydrated(page);
});
