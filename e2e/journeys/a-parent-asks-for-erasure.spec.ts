import { readFileSync } from 'node:fs';
import { enter } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';

test('a parent asks for her data and its erasure: who she is comes first, then a file, then nothing is left', async ({
  page,
  request,
  product,
  ownDay,
}) => {
  const family = newFamily();
  const { parentName: name, childName, phone, email } = family;
  await requestTime(request, family, { date: ownDay, time: '10:00' });
  await requestTime(request, family, { date: ownDay, time: '13:00' });
  const message = 'İlk görüşme ne kadar sürüyor?';
  expect((await request.post('/api/contacts', { data: { name, email, message } })).status()).toBe(201);

  await enter(page, product.accounts.admin, '#privacy');
  await page.getByRole('button', { name: 'Yeni başvuru' }).first().click();
  const form = page.getByRole('dialog', { name: 'Yeni başvuru' });
  await form.getByLabel('Tür').selectOption('Silme');
  await form.getByLabel('Başvuranın adı').fill(name);
  await form.getByLabel('E-posta').fill(email);
  await form.getByLabel('Telefon').fill(phone);
  await form.getByRole('button', { name: 'Oluştur' }).click();

  const open = page.getByRole('button', { name: `Kayıtlı veriler: ${name}` });
  const sheet = page.getByRole('dialog', { name: `Kayıtlı veriler: ${name}` });
  await open.click();
  await expect(sheet.getByText(/Önce başvuranın kimliğinin/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Başvuruyu düzenle' }).click();
  const edited = page.getByRole('dialog', { name: `Düzenle: ${name}` });
  await edited.getByLabel('Kimlik nasıl doğrulandı').fill('Kimliğini gösterdi');
  await edited.getByRole('button', { name: 'Kaydet' }).click();
  await expect(edited).toBeHidden();

  await open.click();
  await expect(sheet.getByText(/^3 kayıt bulundu/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'JSON olarak indir' }).click();
  const exported = readFileSync(await (await downloading).path(), 'utf8');
  for (const text of [name, childName, email, family.message, message]) expect(exported).toContain(text);

  await sheet.getByRole('checkbox', { name: /13:00/ }).check();
  await sheet.getByLabel('Seçilmeyenler neden saklanıyor?').selectOption('Süren hizmet için gerekli');
  await sheet.getByRole('button', { name: 'Sil (1)' }).click();
  const question = page.getByRole('alertdialog', { name: '1 kayıt silinsin mi?' });
  await expect(question.getByText('2 kayıt saklanır: Süren hizmet için gerekli.')).toBeVisible();
  await question.getByRole('button', { name: '1 kaydı sil' }).click();
  await expect(sheet.getByText(/^2 kayıt bulundu/)).toBeVisible();
  await expect(sheet.getByText('1 mesaj saklandı: Süren hizmet için gerekli')).toBeVisible();
  await expect(sheet.getByText('1 randevu silindi')).toBeVisible();

  await sheet.getByLabel('Tümünü seç').check();
  await sheet.getByRole('button', { name: 'Sil (2)' }).click();
  await page.getByRole('button', { name: '2 kaydı sil' }).click();
  await expect(sheet.getByText('Kayıtlı veri bulunamadı')).toBeVisible();
  await expect(sheet.getByText('1 mesaj silindi')).toBeVisible();
  const left = await page.request.get('/api/appointments', { params: { search: phone } });
  expect(await left.json()).toEqual([]);
});
