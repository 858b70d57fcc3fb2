import type { Page } from '@playwright/test';
import { addDays, dayOfWeek, formatPhone, normalizePhone } from '@practice/contracts';
import { type Family, newFamily } from '../fixtures/families.ts';
import type { Mailbox } from '../fixtures/mailbox.ts';
import type { Staff } from '../fixtures/staff.ts';
import { expect, expectHydrated, open, practiceEmail, test } from '../fixtures/test.ts';
import { freeTimes } from '../fixtures/visitor-api.ts';
import { dayName, typedDate, type Wizard, wizardOn } from '../fixtures/wizard.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test('a mother books from the home page, corrects what is wrong at every step, and reads that it arrived', async ({
  page,
  request,
  staff,
  mailbox,
  ownDay,
}) => {
  const family = newFamily();
  const wizard = wizardOn(page);

  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Randevu Al' }).first().tap();
  await expect(page).toHaveURL('/randevu');
  await expectHydrated(page);

  await personalStep(page, wizard, family);
  await contactStep(wizard, family);
  await serviceStep(wizard, family);
  await timeStep(page, wizard, ownDay);

  await expect(wizard.form.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
  const summary = page.locator('details', { hasText: 'Talebinizin özeti' });
  await summary.locator('summary').tap();
  for (const part of [family.parentName, family.childName, family.service.title, 'saat 14:00']) {
    await expect(summary).toContainText(part);
  }

  await wizard.send.tap();
  await wizard.expectConfirmed();
  const toast = page.getByRole('status').filter({ hasText: 'Randevu talebiniz alındı!' });
  await expect(toast).toContainText('24 saat içinde sizinle iletişime geçeceğiz.');
  await expect(wizard.form.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(wizard.form.getByRole('link', { name: /Ara/ })).toHaveAttribute('href', /^tel:\+90\d{10}$/);

  await expectRecorded(staff, family, { date: ownDay, time: '14:00' });
  await expectEmails(mailbox, family, ownDay);
  expect(await freeTimes(request, ownDay)).not.toContain('14:00');

  await wizard.form.getByRole('button', { name: 'Yeni Randevu Talebi' }).tap();
  await wizard.expectStep('Kişisel Bilgiler');
  await expect(wizard.field('Ebeveyn Adı Soyadı')).toHaveValue('');
});

test('a mother books in the section of the home page', async ({ page, staff, ownDay }) => {
  const family = newFamily();
  const wizard = wizardOn(page);
  await open(page, '/#randevu');
  await wizard.fillAll(family, { date: ownDay, time: '10:00' });
  await wizard.send.tap();
  await wizard.expectConfirmed();
  await expectRecorded(staff, family, { date: ownDay, time: '10:00' });
});

test('a service chosen on a card is chosen in the wizard', async ({ page }) => {
  await open(page, '/');
  await page.locator('#hizmetler').getByRole('link', { name: 'Randevu alın: Aile Danışmanlığı' }).tap();
  // The home page has a wizard too, and stays on screen until the next page can be drawn.
  await expect(page.locator('[data-wizard=page]')).toBeVisible();
  await expectHydrated(page);
  const wizard = wizardOn(page);
  const family = newFamily();
  await wizard.fillPersonal(family);
  await wizard.next.tap();
  await wizard.fillContact(family);
  await wizard.next.tap();
  await expect(wizard.form.getByRole('radio', { name: 'Aile Danışmanlığı' })).toBeChecked();
});

async function personalStep(page: Page, wizard: Wizard, family: Family) {
  await wizard.expectStep('Kişisel Bilgiler');
  await expect(wizard.back).toBeDisabled();
  await wizard.next.tap();
  await expect(wizard.form.getByText('En az 2 karakter olmalıdır')).toHaveCount(2);
  await expect(wizard.form.getByText('Çocuk doğum tarihi seçiniz')).toBeVisible();
  await expect(wizard.field('Ebeveyn Adı Soyadı')).toBeFocused();

  await wizard.field('Ebeveyn Adı Soyadı').fill('Ayşe 3');
  await expect(wizard.form.getByText("Sadece harf, boşluk ve - ' . karakterleri kullanabilirsiniz")).toBeVisible();
  await wizard.field('Çocuğun Adı Soyadı').fill('a'.repeat(101));
  await expect(wizard.form.getByText('En fazla 100 karakter olabilir')).toBeVisible();
  await wizard.field('Çocuğun Doğum Tarihi').fill('05.09.1990');
  await wizard.next.tap();
  await expect(wizard.form.getByText('Çocuk 25 yaşından küçük olmalıdır')).toBeVisible();
  await wizard.expectStep('Kişisel Bilgiler');

  await wizard.fillPersonal(family);
  await wizard.field('Çocuğun Doğum Tarihi').fill('');
  await wizard.form.getByRole('button', { name: 'Takvimi aç' }).tap();
  await chooseBirthDate(page, family.childBirthDate);
  await expect(wizard.field('Çocuğun Doğum Tarihi')).toHaveValue(typedDate(family.childBirthDate));
  await expect(wizard.form.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
  await wizard.next.tap();
}

async function chooseBirthDate(page: Page, date: string) {
  const dialog = page.getByRole('dialog', { name: 'Takvim' });
  const [year = '', month = ''] = date.split('-');
  await dialog.getByRole('combobox').last().selectOption(year);
  await dialog
    .getByRole('combobox')
    .first()
    .selectOption(String(Number(month) - 1));
  await dialog.getByRole('button', { name: dayName(date) }).tap();
  await expect(dialog).toBeHidden();
}

async function contactStep(wizard: Wizard, family: Family) {
  await wizard.expectStep('İletişim Bilgileri');
  await wizard.field('Telefon').fill('123');
  await wizard.field('E-posta').fill('ayse@');
  await wizard.next.tap();
  await expect(wizard.form.getByText('En az 10 rakam olmalıdır')).toBeVisible();
  await expect(wizard.form.getByText('Geçerli bir e-posta adresi giriniz')).toBeVisible();
  await wizard.field('Telefon').fill('1234567890123456');
  await expect(wizard.form.getByText('En fazla 15 rakam olabilir')).toBeVisible();
  await wizard.field('Telefon').fill('1234567890');
  await expect(wizard.form.getByText('Geçerli bir Türkiye telefon numarası giriniz')).toBeVisible();
  await wizard.field('E-posta').fill(`${'a'.repeat(95)}@ornek.example`);
  await expect(wizard.form.getByText('E-posta adresi çok uzun')).toBeVisible();
  await wizard.fillContact(family);
  await wizard.next.tap();
}

async function serviceStep(wizard: Wizard, family: Family) {
  await wizard.expectStep('Hizmet Tercihi');
  await expect(wizard.form.getByRole('radio')).toHaveCount(6);
  await wizard.next.tap();
  await expect(wizard.form.getByText('Bir hizmet türü seçiniz')).toBeVisible();
  await expect(wizard.form.getByText('En az 10 karakter yazınız')).toBeVisible();
  await wizard.field('Mesajınız').fill('a'.repeat(501));
  await expect(wizard.form.getByText('En fazla 500 karakter yazabilirsiniz')).toBeVisible();
  await wizard.fillService(family);
  await expect(wizard.form.getByText(`${family.message.length} / 500`)).toBeVisible();
  await wizard.next.tap();
}

async function timeStep(page: Page, wizard: Wizard, ownDay: string) {
  await wizard.expectStep('Randevu Zamanı');
  await expect(wizard.times).toHaveAttribute('disabled');
  await wizard.send.tap();
  for (const message of [
    'Tercih edilen tarih seçiniz',
    'Tercih edilen saat seçiniz',
    'KVKK aydınlatma metnini okuyup onaylamanız gereklidir',
    'İletişim kurabilmemiz için izin vermeniz gereklidir',
  ]) {
    await expect(wizard.form.getByText(message)).toBeVisible();
  }

  await wizard.chooseDay(ownDay);
  const sunday = addDays(ownDay, 7 - dayOfWeek(ownDay));
  await expectClosed(wizard, sunday, ownDay);
  await expect(wizard.form.getByText('8 uygun saat bulundu')).toBeVisible();
  await expect(wizard.times.getByRole('radio', { name: '12:00' })).toHaveCount(0);
  await wizard.chooseTime('14:00');

  await expect(wizard.consents.kvkk).not.toBeChecked();
  const [notice] = await Promise.all([
    page.context().waitForEvent('page'),
    wizard.form.getByRole('link', { name: 'KVKK aydınlatma metnini' }).tap(),
  ]);
  await expect(notice.getByRole('heading', { level: 1 })).toHaveText(/KVKK Aydınlatma Metni/i);
  await notice.close();
  await expect(wizard.consents.kvkk).not.toBeChecked();
  await wizard.agree();
}

/** A Sunday of the month on show cannot be chosen, and says why. */
async function expectClosed(wizard: Wizard, sunday: string, shownDay: string) {
  const date = sunday.slice(0, 7) === shownDay.slice(0, 7) ? sunday : addDays(sunday, -7);
  const day = wizard.form.getByRole('button', { name: `${dayName(date)}, Kapalı` });
  await expect(day).toBeDisabled();
}

async function expectRecorded(staff: Staff, family: Family, when: { date: string; time: string }) {
  const records = await staff.appointmentsOf(family.email);
  expect(records).toEqual([
    expect.objectContaining({
      parentName: family.parentName,
      childName: family.childName,
      childBirthDate: family.childBirthDate,
      phone: normalizePhone(family.phone),
      serviceType: family.service.slug,
      reason: family.message,
      appointmentDate: when.date,
      appointmentTime: when.time,
      status: 'pending',
      consents: expect.objectContaining({ kvkk: true, communication: true }),
    }),
  ]);
  const id = records[0]?.id ?? '';
  await expect.poll(() => staff.notificationsAbout(id)).toHaveLength(1);
  await expect
    .poll(() => staff.emailsAbout(id))
    .toEqual([expect.objectContaining({ state: 'sent' }), expect.objectContaining({ state: 'sent' })]);
}

async function expectEmails(mailbox: Mailbox, family: Family, day: string) {
  await expect.poll(() => mailbox.emailsTo(family.email)).toHaveLength(1);
  const [toParent] = mailbox.emailsTo(family.email);
  const aboutFamily = () =>
    mailbox
      .emailsTo(practiceEmail)
      .filter(
        ({ text }) => text.includes(family.parentName) || text.includes(formatPhone(normalizePhone(family.phone))),
      );
  await expect.poll(aboutFamily).toHaveLength(1);
  const [toPractice] = aboutFamily();
  for (const received of [toParent, toPractice]) {
    expect(received?.from).toBe('randevu@ornek.example');
    for (const part of [received?.text, received?.html, received?.subject]) expect(part).not.toContain('karanlıktan');
    expect(received?.text).toContain('14:00');
    expect(received?.text).toContain(dayName(day).split(' ').slice(0, 3).join(' '));
  }
  expect(toParent?.subject).toMatch(/randevu talebiniz/i);
  expect(toParent?.text).toContain(family.parentName);
  expect(toParent?.text).toContain('24 saat içinde');
}
