import { openSection } from '../fixtures/admin-screens.ts';
import { enter, loginOn } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { enlargeText, expectTextToFit } from '../fixtures/large-text.ts';
import { admin } from '../fixtures/product.ts';
import { publicPages } from '../fixtures/public-pages.ts';
import { expect, open, test } from '../fixtures/test.ts';
import { wizardOn } from '../fixtures/wizard.ts';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });
test.beforeEach(({ page }) => enlargeText(page));

test('a parent who reads large text finds all of it on every page', async ({ page, guard }) => {
  test.slow();
  guard.allow(/status of 404/);
  for (const path of [...publicPages, '/boyle-bir-sayfa-yok']) {
    await open(page, path);
    await expectTextToFit(page);
  }
});

test('a parent who reads large text books an appointment', async ({ page, ownDay }) => {
  const family = newFamily();
  const wizard = wizardOn(page);
  const look = async (step: string) => {
    await wizard.expectStep(step);
    await expectTextToFit(page);
  };
  await open(page, '/randevu');
  expect((await page.getByText('0 / 4').last().boundingBox())?.height, 'the count on one line').toBeLessThan(60);
  await wizard.next.click();
  await look('Kişisel Bilgiler');
  await wizard.form.getByRole('button', { name: 'Takvimi aç' }).click();
  await expect(page.getByRole('dialog', { name: 'Takvim' })).toBeVisible();
  await expectTextToFit(page);
  await page.keyboard.press('Escape');
  await wizard.fillPersonal(family);
  await wizard.next.click();
  await look('İletişim Bilgileri');
  await wizard.fillContact(family);
  await wizard.next.click();
  await look('Hizmet Tercihi');
  await wizard.fillService(family);
  await wizard.next.click();
  await wizard.chooseDay(ownDay);
  await wizard.chooseTime('09:00');
  await wizard.agree();
  await look('Randevu Zamanı');
  await wizard.send.click();
  await wizard.expectConfirmed();
  await expectTextToFit(page);
});

test('staff who read large text sign in and work on a phone', async ({ page }) => {
  test.slow();
  await page.goto('/admin');
  await expect(loginOn(page)).toBeVisible();
  await expectTextToFit(page);
  await enter(page, admin, '#dashboard');
  for (const section of [
    'dashboard',
    'appointments',
    'contacts',
    'services',
    'blog',
    'settings?tab=general',
    'users',
  ]) {
    await openSection(page, `#${section}`);
    await expectTextToFit(page);
  }
});
