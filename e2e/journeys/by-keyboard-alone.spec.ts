import type { Locator, Page } from '@playwright/test';
import { newFamily } from '../fixtures/families.ts';
import { expectFocusVisible, tabTo } from '../fixtures/keyboard.ts';
import { expect, expectHydrated, open, test } from '../fixtures/test.ts';
import { typedDate, wizardOn } from '../fixtures/wizard.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a father books without touching the mouse, and always sees where he is', async ({ page, staff, ownDay }) => {
  const family = newFamily();
  const wizard = wizardOn(page);
  const { keyboard } = page;

  await open(page, '/');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeInViewport();
  await tabTo(page.getByRole('banner').getByRole('link', { name: 'Randevu Al' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/randevu');
  await expectHydrated(page);

  await wizard.expectStep('Kişisel Bilgiler');
  await type(wizard.field('Ebeveyn Adı Soyadı'), family.parentName);
  await type(wizard.field('Çocuğun Adı Soyadı'), family.childName);
  await type(wizard.field('Çocuğun Doğum Tarihi'), typedDate(family.childBirthDate));
  await tabTo(wizard.form.getByRole('button', { name: 'Takvimi aç' }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Takvim' });
  await expect(dialog).toBeVisible();
  await expectFocusVisible(page);
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(wizard.form.getByRole('button', { name: 'Takvimi aç' })).toBeFocused();
  await tabTo(wizard.next);
  await keyboard.press('Enter');

  await wizard.expectStep('İletişim Bilgileri');
  await expect(wizard.title('İletişim Bilgileri')).toBeFocused();
  await type(wizard.field('Telefon'), family.phone);
  await type(wizard.field('E-posta'), family.email);
  await keyboard.press('Enter');

  await wizard.expectStep('Hizmet Tercihi');
  await tabTo(wizard.form.getByRole('radio').first());
  await keyboard.press('ArrowDown');
  await expectFocusVisible(page);
  await keyboard.press('ArrowUp');
  await expect(wizard.form.getByRole('radio', { name: family.service.title })).toBeChecked();
  await type(wizard.field('Mesajınız'), family.message);
  await tabTo(wizard.next);
  await keyboard.press('Space');

  await wizard.expectStep('Randevu Zamanı');
  await moveToDay(page, wizard.calendar, ownDay);
  await keyboard.press('Enter');
  await expect(wizard.times).not.toHaveAttribute('disabled');
  await tabTo(wizard.times.getByRole('radio', { name: '09:00' }));
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await expectFocusVisible(page);
  await expect(wizard.times.getByRole('radio', { name: '10:00' })).toBeChecked();
  await tabTo(wizard.consents.kvkk);
  await keyboard.press('Space');
  await tabTo(wizard.consents.communication);
  await keyboard.press('Space');
  await tabTo(wizard.send);
  await keyboard.press('Enter');

  await wizard.expectConfirmed();
  await expect(wizard.title('Randevu Talebiniz Alındı!')).toBeFocused();
  await tabTo(wizard.form.getByRole('button', { name: 'Yeni Randevu Talebi' }));
  expect(await staff.appointmentsOf(family.email)).toEqual([
    expect.objectContaining({ appointmentDate: ownDay, appointmentTime: '10:00' }),
  ]);
});

test('the keyboard lands on the first mistake', async ({ page }) => {
  await open(page, '/randevu');
  const wizard = wizardOn(page);
  await type(wizard.field('Ebeveyn Adı Soyadı'), 'Ayşe Yıldırım');
  await page.keyboard.press('Enter');
  await expect(wizard.field('Çocuğun Adı Soyadı')).toBeFocused();
  await expectFocusVisible(page);
  await expect(wizard.field('Çocuğun Adı Soyadı')).toHaveAccessibleDescription('En az 2 karakter olmalıdır');
});

async function type(field: Locator, text: string) {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

/** From the calendar's tab stop to a day, by months while it is far and by days when it is near. */
async function moveToDay(page: Page, calendar: Locator, date: string) {
  await tabTo(calendar.getByRole('grid').getByRole('button').and(page.locator('[tabindex="0"]')));
  const focused = calendar.locator('[data-day]:has(button:focus)');
  for (let presses = 0; presses < 60; presses += 1) {
    await expectFocusVisible(page);
    const day = (await focused.getAttribute('data-day')) ?? '';
    if (day === date) return;
    const isFar = Date.parse(date) - Date.parse(day) > 31 * 86_400_000;
    await page.keyboard.press(isFar ? 'PageDown' : day < date ? 'ArrowRight' : 'ArrowLeft');
    await expect(focused).not.toHaveAttribute('data-day', day);
  }
  throw new Error(`The keyboard does not reach ${date}`);
}
