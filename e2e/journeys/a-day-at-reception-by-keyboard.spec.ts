import type { Locator, Page } from '@playwright/test';
import { appointmentsOn, loginOn, paletteOn } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';
import { typedDate } from '../fixtures/wizard.ts';

test('a day at reception without touching the mouse: a call becomes an appointment, which is moved and its parent told; a request is confirmed and a message answered', async ({
  page,
  request,
  product,
  mailbox,
  staff,
  ownDay,
}) => {
  const [caller, requester, writer] = [newFamily(), newFamily(), newFamily()];
  await requestTime(request, requester, { date: ownDay, time: '14:00' });
  const subject = `Otopark, ${writer.parentName}`;
  const message = { name: writer.parentName, email: writer.email, subject, message: 'Yakında otopark var mı?' };
  expect((await request.post('/api/contacts', { data: message })).status()).toBe(201);
  const { keyboard } = page;
  const { sheet, toast } = appointmentsOn(page);

  await page.goto(`/admin#appointments?view=day&date=${ownDay}`);
  const { username, password } = product.accounts.user;
  await type(loginOn(page).getByRole('textbox', { name: 'Kullanıcı adı' }), username);
  await type(loginOn(page).getByRole('textbox', { name: 'Şifre', exact: true }), password);
  await keyboard.press('Enter');

  await press(page.getByRole('button', { name: 'Yeni Randevu' }));
  const form = sheet('Yeni Randevu');
  await type(form.getByLabel('Çocuk adı'), caller.childName);
  await type(form.getByRole('textbox', { name: 'Çocuğun doğum tarihi' }), typedDate(caller.childBirthDate));
  await type(form.getByLabel('Veli adı'), caller.parentName);
  await type(form.getByLabel('Telefon'), caller.phone);
  await type(form.getByLabel('E-posta'), caller.email);
  await type(form.getByLabel('Hizmet türü'), caller.service.title);
  await expect(form.getByRole('textbox', { name: 'Randevu tarihi' })).toHaveValue(typedDate(ownDay));
  await type(form.getByLabel('Başlangıç saati'), '10');
  await keyboard.press('Enter');
  await expect(toast('Randevu başarıyla oluşturuldu.')).toBeVisible();

  await confirm(page, caller.childName, '10:00');
  await tabTo(card(page, caller.childName, '10:00'));
  await keyboard.down('Alt');
  for (let step = 0; step < 4; step += 1) await keyboard.press('ArrowDown');
  await keyboard.up('Alt');
  await press(sheet('Veliye haber verilsin mi?').getByRole('button', { name: 'Kaydet ve haber ver' }));
  await expect(card(page, caller.childName, '11:00')).toBeFocused();

  await confirm(page, requester.childName, '14:00');

  await keyboard.press('Control+K');
  await expect(paletteOn(page)).toBeFocused();
  await keyboard.type('Mesajlar');
  await expect(page.getByRole('option', { name: /Mesajlar/ }).first()).toBeVisible();
  await keyboard.press('Enter');
  await press(page.getByRole('row', { name: `${writer.parentName}, ${subject}` }));
  const record = sheet(subject);
  await press(record.getByRole('button', { name: 'Yanıtla', exact: true }));
  await type(record.getByRole('textbox', { name: /^Yanıt/ }), 'Binanın altında ücretsiz otopark var.');
  await press(record.getByRole('button', { name: 'Gönder', exact: true }));
  await expect(record.getByRole('region', { name: 'Yanıtlar' }).getByText('Gönderildi', { exact: true })).toBeVisible();

  const subjectsTo = (address: string) => mailbox.emailsTo(address).map((email) => email.subject);
  await expect.poll(() => subjectsTo(caller.email).filter((one) => one.includes('saati değişti'))).toHaveLength(1);
  await expect.poll(() => subjectsTo(requester.email).filter((one) => one.includes('onaylandı'))).toHaveLength(1);
  expect(await staff.appointmentsOf(caller.email)).toMatchObject([{ appointmentTime: '11:00', status: 'confirmed' }]);
});

const card = (page: Page, childName: string, time: string) =>
  page.getByRole('button', { name: new RegExp(`^${childName}, ${time}`) });

async function press(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

async function type(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

/** Opens an appointment from the calendar and confirms it. */
async function confirm(page: Page, childName: string, time: string): Promise<void> {
  await press(card(page, childName, time));
  const record = appointmentsOn(page).sheet(childName);
  await press(record.getByRole('button', { name: 'Onayla', exact: true }));
  await expect(record.getByRole('button', { name: 'Durum: Onaylandı. Değiştir' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();
}
