import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';

const WORDS = 'Otoparkımız binanın arkasındadır';
const TESTED = 'deneme@ornek.example';

test('an admin changes the words of the confirmation, tries them, a parent gets them, and the former words come back', async ({
  page,
  request,
  product,
  mailbox,
  ownDay,
}) => {
  const family = newFamily();
  const id = await requestTime(request, family, { date: ownDay, time: '10:00' });
  await enter(page, product.accounts.admin, '#email?tab=templates&id=confirmation');
  const { sheet, toast } = appointmentsOn(page);
  const editor = sheet('Düzenle: Randevu onayı');
  const content = editor.getByRole('textbox', { name: 'İçerik' });
  await content.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type(`${WORDS}: `);
  await editor.getByRole('button', { name: 'Kliniğin adresi' }).click();
  await expect(content).toContainText(`${WORDS}: {{Kliniğin adresi}}`);
  await editor.getByRole('button', { name: 'Kaydet' }).click();
  await expect(editor).toBeHidden();
  const row = page.getByRole('row', { name: /Randevu onayı/ });
  await expect(row).toContainText('Değiştirildi');

  const choose = async (entry: string) => {
    await row.getByRole('button', { name: 'İşlemler: Randevu onayı' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await choose('Deneme gönder');
  const dialog = sheet('Deneme gönder');
  await dialog.getByRole('textbox', { name: 'E-posta adresi' }).fill(TESTED);
  await dialog.getByRole('button', { name: 'Gönder' }).click();
  await expect(toast(`Deneme e-postası ${TESTED} adresine gönderildi.`)).toBeVisible();
  expect(mailbox.emailsTo(TESTED)[0]?.text).toMatch(new RegExp(`${WORDS}: \\S`));

  await page.request.patch(`/api/appointments/${id}/status`, { data: { status: 'confirmed' } });
  const confirmation = () =>
    mailbox.emailsTo(family.email).find(({ subject }) => subject.startsWith('Randevunuz onay'));
  await expect.poll(() => confirmation()?.text ?? '', { timeout: 60_000 }).toContain(WORDS);
  expect(confirmation()?.html).toContain(WORDS);
  expect(confirmation()?.text).toContain(`Sayın ${family.parentName}`);

  await choose('Varsayılana dön');
  await expect(toast('Varsayılana dönüldü')).toBeVisible();
  await expect(row).not.toContainText('Değiştirildi');
});
