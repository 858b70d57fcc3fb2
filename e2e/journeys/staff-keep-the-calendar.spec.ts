import { expectAccessible } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { expect, test } from '../fixtures/test.ts';
import { freeTimes, requestTime } from '../fixtures/visitor-api.ts';

test('a day is closed although somebody is to come: staff hear who, cancel without an e-mail, and open it again', async ({
  page,
  colleague,
  request,
  product,
  ownDay,
}) => {
  const family = newFamily();
  await requestTime(request, family, { date: ownDay, time: '10:00' });
  const { toast, sheet } = appointmentsOn(page);
  const section = '#calendar-management?tab=holidays';
  await enter(page, product.accounts.moderator, section);
  await enter(colleague, product.accounts.user, section);
  await expect(colleague.getByRole('row', { name: 'Cumhuriyet Bayramı', exact: true })).toContainText('Her yıl');

  await page.getByRole('button', { name: 'Tatil ekle' }).click();
  const form = sheet('Tatil ekle');
  const title = `İzin ${family.childName}`;
  await form.getByRole('textbox', { name: 'Başlık' }).fill(title);
  await form.getByRole('textbox', { name: 'Başlangıç tarihi' }).fill(ownDay.split('-').reverse().join('.'));
  await form.getByRole('textbox', { name: 'Bitiş tarihi' }).fill('31.02.2030');
  await form.getByRole('button', { name: 'Oluştur' }).click();
  await expect(form.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Bitiş tarihi' }).fill('');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Oluştur' }).click();

  const question = sheet('1 randevu kapalı zamanda');
  await expect(question.getByText(family.childName)).toBeVisible();
  // The last row of a longer list shows in half, so that the list is seen to go on.
  const rows = await question.getByRole('group', { name: 'Randevular' }).evaluate((list) => {
    const height = list.firstElementChild?.getBoundingClientRect().height ?? 0;
    return Number.parseFloat(getComputedStyle(list).maxHeight) / height;
  });
  expect(rows % 1).toBeGreaterThan(0.3);
  expect(rows % 1).toBeLessThan(0.7);
  await question.getByRole('radio', { name: /e-posta gönderme/ }).check();
  await expectAccessible(page);
  await question.getByRole('button', { name: '1 randevuyu iptal et' }).click();
  await expect(toast('1 randevu iptal edildi')).toBeVisible();
  await expect(colleague.getByRole('row', { name: title, exact: true })).toBeVisible();
  await expect(colleague.getByRole('button', { name: `Sil: ${title}` })).toHaveCount(0);
  expect(await freeTimes(request, ownDay)).toEqual([]);

  await page.getByRole('button', { name: `Sil: ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(colleague.getByRole('row', { name: title, exact: true })).toHaveCount(0);
  expect(await freeTimes(request, ownDay)).toContain('10:00');
});
