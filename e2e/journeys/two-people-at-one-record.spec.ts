import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';
import { typedDate } from '../fixtures/wizard.ts';

test('two people edit one record: whoever saves second sees both versions and loses nothing', async ({
  page,
  colleague,
  request,
  product,
  staff,
  ownDay,
}) => {
  const family = newFamily();
  const id = await requestTime(request, family, { date: ownDay, time: '09:00' });
  const location = `#appointments?id=${id}&edit=1`;
  await enter(page, product.accounts.user, location);
  await enter(colleague, product.accounts.moderator, location);
  const mine = appointmentsOn(page).sheet('Randevuyu Düzenle');
  const theirs = appointmentsOn(colleague).sheet('Randevuyu Düzenle');

  await mine.getByRole('textbox', { name: 'İdari not' }).fill('Annesi öğleden sonra aranmak istiyor.');
  await mine.getByLabel('Ücret (TL)').fill('1500');
  await theirs.getByLabel('Ücret (TL)').fill('1750');
  await theirs.getByRole('button', { name: 'Kaydet' }).click();
  await expect(appointmentsOn(colleague).toast('Randevu başarıyla güncellendi.')).toBeVisible();
  await expect(mine.getByRole('status').filter({ hasText: 'Bu kayıt siz düzenlerken değiştirildi.' })).toBeVisible();
  await expect(mine.getByRole('textbox', { name: 'İdari not' })).toHaveValue('Annesi öğleden sonra aranmak istiyor.');

  await mine.getByRole('button', { name: 'Kaydet' }).click();
  const versions = appointmentsOn(page).sheet('Bu kayıt siz düzenlerken değiştirildi.');
  await expect(versions.getByText(product.accounts.moderator.username)).toBeVisible();
  const fee = versions.getByRole('group', { name: 'Ücret' });
  await expect(fee).toContainText('1.500,00 ₺');
  await expect(fee).toContainText('1.750,00 ₺');
  await fee.getByRole('radio', { name: /Kayıtlı değer/ }).check();
  await versions.getByRole('button', { name: 'Seçilenleri kaydet' }).click();
  await expect(appointmentsOn(page).toast('Randevu başarıyla güncellendi.')).toBeVisible();

  expect(await staff.appointmentsOf(family.email)).toEqual([
    expect.objectContaining({ id, fee: 1750, notes: 'Annesi öğleden sonra aranmak istiyor.' }),
  ]);
});

test('two people move one appointment at once: whoever is second sees both times and decides which one stands', async ({
  page,
  colleague,
  request,
  product,
  staff,
  ownDay,
}) => {
  const family = newFamily();
  const id = await requestTime(request, family, { date: ownDay, time: '09:00' });
  const location = `#appointments?view=day&date=${ownDay}`;
  await enter(page, product.accounts.user, location);
  await enter(colleague, product.accounts.moderator, location);
  await page.request.patch(`/api/appointments/${id}/status`, { data: { status: 'confirmed' } });
  const steps = new Map([
    [page, 4],
    [colleague, 8],
  ]);
  for (const [person, quarters] of steps) {
    await person.getByRole('button', { name: new RegExp(`^${family.childName}, 09:00.*Onaylandı`) }).focus();
    await person.keyboard.down('Alt');
    for (let step = 0; step < quarters; step += 1) await person.keyboard.press('ArrowDown');
    await person.keyboard.up('Alt');
  }
  const quietly = (person: typeof page) =>
    appointmentsOn(person)
      .sheet('Veliye haber verilsin mi?')
      .getByRole('button', { name: 'Haber vermeden kaydet' })
      .click();

  await quietly(colleague);
  await expect(appointmentsOn(colleague).toast(new RegExp(`^${family.childName}: .*11:00–12:00`))).toBeVisible();
  await quietly(page);
  const versions = appointmentsOn(page).sheet('Bu kayıt siz düzenlerken değiştirildi.');
  await expect(versions.getByRole('radio', { name: /Sizin değeriniz.*10:00–11:00/ })).toBeChecked();
  await expect(versions.getByRole('radio', { name: /Kayıtlı değer.*11:00–12:00/ })).toBeVisible();
  expect(await staff.appointmentsOf(family.email)).toMatchObject([{ appointmentTime: '11:00' }]);
  await versions.getByRole('button', { name: 'Seçilenleri kaydet' }).click();
  await expect(appointmentsOn(page).sheet('Veliye haber verilsin mi?')).toContainText('11:00 için planlanan');
  await quietly(page);
  await expect(colleague.getByRole('button', { name: new RegExp(`^${family.childName}, 10:00`) })).toBeVisible();
  expect(await staff.appointmentsOf(family.email)).toMatchObject([{ id, appointmentTime: '10:00' }]);
});

test('a time that somebody has is not given twice unless it is meant: the form names who is there', async ({
  page,
  request,
  product,
  staff,
  ownDay,
}) => {
  const first = newFamily();
  const second = newFamily();
  await requestTime(request, first, { date: ownDay, time: '11:00' });
  const { sheet, toast } = appointmentsOn(page);
  await enter(page, product.accounts.user, '#appointments-new');
  const form = sheet('Yeni Randevu');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Çocuk adı en az 2 karakter olmalı')).toBeVisible();
  await form.getByLabel('Çocuk adı').fill(second.childName);
  await form.getByRole('textbox', { name: 'Çocuğun doğum tarihi' }).fill(typedDate(second.childBirthDate));
  await form.getByLabel('Veli adı').fill(second.parentName);
  await form.getByLabel('Telefon').fill(second.phone);
  await form.getByLabel('E-posta').fill(second.email);
  await form.getByLabel('Hizmet türü').selectOption({ label: second.service.title });
  await form.getByRole('textbox', { name: 'Randevu tarihi' }).fill(typedDate(ownDay));
  await form.getByLabel('Başlangıç saati').fill('11.30');
  await form.getByRole('button', { name: 'Kaydet' }).click();

  // It runs into the break, too: both are asked about at once.
  const confirmation = sheet('Yine de kaydedilsin mi?');
  await expect(confirmation).toContainText('mola saatine denk geliyor (12:00–13:00).');
  await expect(confirmation.getByRole('listitem')).toContainText(first.childName);
  await expect(confirmation.getByRole('listitem')).toContainText('11:00–12:00');
  await confirmation.getByRole('button', { name: 'Yine de kaydet' }).click();
  await expect(toast('Randevu başarıyla oluşturuldu.')).toBeVisible();

  const [one] = await staff.appointmentsOf(first.email);
  const [two] = await staff.appointmentsOf(second.email);
  expect(two).toMatchObject({ appointmentTime: '11:30', childName: second.childName, conflictsWith: [one?.id] });
  expect(one?.conflictsWith).toEqual([two?.id]);
});
