import { addDays, dayOfWeek, today } from '@practice/contracts';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { type Family, newFamily } from '../fixtures/families.ts';
import { expect, test } from '../fixtures/test.ts';

const WEDNESDAY = 3;
const typed = (date: string) => date.split('-').reverse().join('.');

function wednesdayIn(days: number): string {
  const date = addDays(today(), days);
  return addDays(date, (WEDNESDAY + 7 - dayOfWeek(date)) % 7);
}

test('reception books on a holiday, is asked, takes another day, and books another family all the same', async ({
  page,
  product,
  staff,
}) => {
  const families = [newFamily(), newFamily()] as const;
  const holiday = wednesdayIn(210);
  await enter(page, product.accounts.moderator, '#appointments-new');
  const closing = { title: `Kış tatili ${families[0].childName}`, startDate: holiday, endDate: holiday };
  expect((await page.request.post('/api/holidays', { data: closing })).status()).toBe(201);

  const { sheet, toast } = appointmentsOn(page);
  const form = sheet('Yeni Randevu');
  const question = sheet('Yine de kaydedilsin mi?');
  const fill = (name: string, text: string) => form.locator(`[name=${name}]`).fill(text);
  const save = () => form.getByRole('button', { name: 'Kaydet' }).click();
  async function fillFor(family: Family) {
    await fill('childName', family.childName);
    await fill('childBirthDate', typed(family.childBirthDate));
    await fill('parentName', family.parentName);
    await fill('phone', family.phone);
    await fill('email', family.email);
    await form.locator('[name=serviceType]').selectOption({ label: family.service.title });
    await fill('appointmentDate', typed(holiday));
    await fill('appointmentTime', '14:00');
  }

  await fillFor(families[0]);
  await expect(form.getByText(`tatil (${closing.title}).`)).toBeVisible();
  await save();
  await expect(question).toContainText(`tatil (${closing.title}).`);
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(form.locator('[name=childName]')).toHaveValue(families[0].childName);
  await fill('appointmentDate', typed(addDays(holiday, 1)));
  await save();
  await expect(toast('Randevu başarıyla oluşturuldu.')).toBeVisible();

  await page.goto('/admin#appointments-new');
  await fillFor(families[1]);
  await save();
  await question.getByRole('button', { name: 'Yine de kaydet' }).click();
  await expect.poll(() => staff.appointmentsOf(families[1].email)).toMatchObject([{ appointmentDate: holiday }]);
  expect(await staff.appointmentsOf(families[0].email)).toMatchObject([{ appointmentDate: addDays(holiday, 1) }]);
});
