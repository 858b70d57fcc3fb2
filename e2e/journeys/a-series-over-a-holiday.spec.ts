import { addDays, today } from '@practice/contracts';
import { expectAccessible, expectNoSidewaysScroll, expectReadable } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import type { Account } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ timezoneId: 'Europe/Berlin' });

/** The Sunday of March on which clocks change in Berlin, and not in Istanbul. */
function clockChange(): string {
  const dateIn = (year: number) => {
    const last = new Date(Date.UTC(year, 2, 31));
    return addDays(`${year}-03-31`, -last.getUTCDay());
  };
  const year = Number(today().slice(0, 4));
  return dateIn(year) > addDays(today(), 30) ? dateIn(year) : dateIn(year + 1);
}

const typed = (date: string) => date.split('-').reverse().join('.');

test('a series over a holiday, made in a country whose clocks change: staff decide about each day, and the hour stays', async ({
  page,
  product,
  staff,
}) => {
  const family = newFamily();
  const account: Account = product.accounts.moderator;
  const dates = [-13, -6, 1, 8].map((days) => addDays(clockChange(), days));
  const [first = '', holiday = ''] = dates;
  await enter(page, account, '#appointments-new');
  const closing = { title: `Ara tatil ${family.childName}`, startDate: holiday, endDate: holiday };
  const created = await page.request.post('/api/holidays', { data: closing });
  expect(created.status()).toBe(201);

  const { sheet, toast } = appointmentsOn(page);
  const form = sheet('Yeni Randevu');
  const fill = (name: string, text: string) => form.locator(`[name=${name}]`).fill(text);
  await fill('childName', family.childName);
  await fill('childBirthDate', typed(family.childBirthDate));
  await fill('parentName', family.parentName);
  await fill('phone', family.phone);
  await fill('email', family.email);
  await form.locator('[name=serviceType]').selectOption({ label: family.service.title });
  await fill('appointmentDate', typed(first));
  await fill('appointmentTime', '17:00');
  await form.getByRole('checkbox', { name: 'Tekrarlayan randevu' }).check();
  await form.locator('[name=recurringPattern]').selectOption({ label: 'Haftalık' });
  await fill('recurringCount', '4');

  const list = form.getByRole('list', { name: 'Serinin günleri' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('listitem').filter({ hasText: closing.title })).toContainText('Kapalı');
  await expect(form.getByText('Seride 3 randevu olur, 1 gün atlanır.')).toBeVisible();
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await expectReadable(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await list.getByRole('button', { name: / 17:00$/ }).click();
  await expect(form.getByText('Seride 4 randevu olur.')).toBeVisible();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast('Randevu başarıyla oluşturuldu. Seride 4 randevu kaydedildi.')).toBeVisible();

  const saved = await staff.appointmentsOf(family.email);
  const times = saved.map(({ appointmentDate, appointmentTime }) => ({ appointmentDate, appointmentTime }));
  expect(times).toHaveLength(4);
  expect(times.map(({ appointmentTime }) => appointmentTime)).toEqual(Array(4).fill('17:00'));
  const [, moved] = times.map(({ appointmentDate }) => appointmentDate);
  expect(moved).not.toBe(holiday);
  expect(times.map(({ appointmentDate }) => appointmentDate)).toEqual([first, moved, dates[2], dates[3]]);

  await page.goto(`/admin#appointments?id=${saved[2]?.id}`);
  await sheet(family.childName)
    .getByRole('button', { name: /^Durum: Beklemede/ })
    .click();
  await page.getByRole('menuitem', { name: 'İptal Edildi' }).click();
  const question = sheet('Hangi randevular iptal edilsin?');
  await question.getByText('Bu ve sonraki randevular').click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'İptal et' }).click();
  await expect(toast('Serinin seçilen randevuları iptal edildi')).toBeVisible();
  const statuses = (await staff.appointmentsOf(family.email)).map(({ status }) => status);
  expect(statuses).toEqual(['pending', 'pending', 'cancelled', 'cancelled']);
  const emails = await Promise.all(saved.map(({ id }) => staff.emailsAbout(id)));
  expect(emails.map((all) => all.map(({ kind }) => kind))).toEqual([[], [], ['cancellation'], []]);

  const { id } = (await created.json()) as { id: string };
  await page.request.delete(`/api/holidays/${id}`);
});
