import type { Page } from '@playwright/test';
import { breakageNoise, breakages, breakRemote, mendRemote, slowRemote } from '../fixtures/broken-remote.ts';
import { newFamily } from '../fixtures/families.ts';
import { expect, open, test } from '../fixtures/test.ts';
import { wizardOn } from '../fixtures/wizard.ts';

test.beforeEach(({ guard }) => guard.allow(breakageNoise));

const problem = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const again = (page: Page) => page.getByRole('button', { name: 'Tekrar Dene' });
const isSlow = 'Bu bölümün açılması uzun sürüyor';

/** What an area shows whose remote is broken so. */
const shown = {
  stopped: 'Bu bölüm şu anda açılamadı',
  hanging: isSlow,
  'half deployed': 'Bu bölüm şu anda açılamadı',
  'broken at start': 'Bu bölüm şu anda açılamadı',
  throwing: 'Üzgünüz, beklenmeyen bir hata oluştu',
};

for (const how of breakages) {
  test(`${how}: the page says so, its frame works, and Tekrar Dene brings what was mended, without a reload`, async ({
    page,
  }) => {
    await breakRemote(page, 'mf-public', how);
    await page.goto('/randevu');
    const wizard = wizardOn(page);
    // What the server has rendered stays with what is typed into it; a screen that throws takes its place.
    const isKept = how !== 'throwing';
    if (isKept) await wizard.field('Ebeveyn Adı Soyadı').fill('Ayşe Yıldırım');
    await expect(problem(page, shown[how])).toBeVisible();
    await expectFrame(page);

    await mendRemote(page, 'mf-public');
    await again(page).click();
    await expect(problem(page, shown[how])).toBeHidden();
    if (!isKept) await wizard.field('Ebeveyn Adı Soyadı').fill('Ayşe Yıldırım');
    await expect(wizard.field('Ebeveyn Adı Soyadı')).toHaveValue('Ayşe Yıldırım');
    await expectWizardResponds(page);
  });
}

test('slow: the page can be read and filled in meanwhile, says that it takes long, and answers by itself', async ({
  page,
}) => {
  const release = await slowRemote(page, 'mf-public');
  await page.goto('/randevu');
  await wizardOn(page).field('Ebeveyn Adı Soyadı').fill('Ayşe Yıldırım');
  await expect(problem(page, isSlow)).toBeVisible();
  await expectFrame(page);
  await release();
  await expect(problem(page, isSlow)).toBeHidden();
  await expect(wizardOn(page).field('Ebeveyn Adı Soyadı')).toHaveValue('Ayşe Yıldırım');
  await expectWizardResponds(page);
});

for (const [how, text] of [
  ['stopped', 'Randevu formu açılamadı'],
  ['hanging', 'Randevu formunun açılması uzun sürüyor'],
] as const) {
  test(`the wizard’s part ${how}: the server’s form keeps what was typed, and Tekrar Dene brings it to life`, async ({
    page,
  }) => {
    await breakRemote(page, 'mf-public', how, 'late parts');
    await page.goto('/randevu');
    const wizard = wizardOn(page);
    await wizard.field('Ebeveyn Adı Soyadı').fill('Ayşe Yıldırım');
    await expect(problem(page, text)).toBeVisible();
    await expect(problem(page, text).locator('a[href^="tel:"]')).toBeVisible();
    await expect(wizard.field('Ebeveyn Adı Soyadı')).toHaveValue('Ayşe Yıldırım');

    await mendRemote(page, 'mf-public');
    await again(page).click();
    await expect(problem(page, text)).toBeHidden();
    await expect(wizard.field('Ebeveyn Adı Soyadı')).toHaveValue('Ayşe Yıldırım');
    await expectWizardResponds(page);
  });
}

test('the wizard’s part hangs on a page that the browser drew: Tekrar Dene brings it', async ({ page }) => {
  await open(page, '/kvkk-aydinlatma-metni');
  await breakRemote(page, 'mf-public', 'hanging');
  await page.getByRole('banner').getByRole('link', { name: 'Randevu Al' }).click();
  const panel = problem(page, 'Randevu formunun açılması uzun sürüyor');
  await expect(panel).toBeVisible();
  await mendRemote(page, 'mf-public');
  await again(page).click();
  await expect(panel).toBeHidden();
  await wizardOn(page).field('Ebeveyn Adı Soyadı').fill('Ayşe Yıldırım');
  await expectWizardResponds(page);
});

for (const how of ['stopped', 'hanging'] as const) {
  test(`what checks the form ${how}: İleri says so and keeps what was typed, and Tekrar Dene goes on`, async ({
    page,
  }) => {
    const family = newFamily();
    const wizard = wizardOn(page);
    const failure = problem(page, 'Bilgileriniz şu anda kontrol edilemedi');
    const busy = wizard.form.getByRole('button', { name: 'Kontrol ediliyor…' });
    await open(page, '/randevu');
    await breakRemote(page, 'mf-public', how, 'late parts');
    await wizard.fillPersonal(family);
    await wizard.next.click();
    if (how === 'hanging') await expect(busy).toBeVisible();
    await expect(failure.locator('a[href^="tel:"]')).toBeVisible();
    await expect(wizard.field('Ebeveyn Adı Soyadı')).toHaveValue(family.parentName);
    // A second time while it is still broken.
    await again(page).click();
    if (how === 'hanging') await expect(busy).toBeVisible();
    await expect(again(page)).toBeVisible();

    await mendRemote(page, 'mf-public');
    await again(page).click();
    await wizard.expectStep('İletişim Bilgileri');
    await expect(failure).toBeHidden();
    await wizard.back.click();
    await expect(wizard.field('Ebeveyn Adı Soyadı')).toHaveValue(family.parentName);
  });
}

/** Phone, address and the way to an appointment stand around what is broken, and the menu opens. */
async function expectFrame(page: Page) {
  await expect(page.locator('[data-part=top-bar] a[href^="tel:"]')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Randevu Al' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(/Çorlu \/ Tekirdağ/)).toBeVisible();
}

/** The form is alive: it asks for what is missing. */
async function expectWizardResponds(page: Page) {
  const wizard = wizardOn(page);
  await wizard.next.click();
  await expect(wizard.field('Çocuğun Adı Soyadı')).toBeFocused();
}
