import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';

test('a parent asks for another time by the link of a reminder, without JavaScript, and staff see it', async ({
  page,
  browser,
  request,
  product,
  mailbox,
  staff,
  ownDay,
}) => {
  const family = newFamily();
  const id = await requestTime(request, family, { date: ownDay, time: '10:00' });
  await enter(page, product.accounts.user, `#appointments?id=${id}`);
  const sheet = appointmentsOn(page).sheet(family.childName);
  await page.request.patch(`/api/appointments/${id}/status`, { data: { status: 'confirmed' } });
  await page.request.post(`/api/appointments/${id}/send-email`, { data: { type: 'reminder' } });

  const find = () =>
    /\/hatirlatma\/[\w-]+/.exec(
      mailbox
        .emailsTo(family.email)
        .map(({ text }) => text)
        .join('\n'),
    )?.[0];
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();

  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const parent = await context.newPage();
  await parent.goto(find() ?? '');
  await expect(parent.getByRole('heading', { name: 'Randevunuza gelebilecek misiniz?' })).toBeVisible();
  await expect(parent.getByText('10:00')).toBeVisible();
  await expect(parent.getByRole('main')).not.toContainText(family.childName);
  expect((await staff.appointmentsOf(family.email))[0]?.parentAnswer).toBeNull();

  await parent.getByRole('button', { name: 'Başka bir zaman istiyorum' }).click();
  await expect(parent.getByRole('status')).toContainText('Başka bir zaman istediğinizi bildirdiniz.');
  await expect(sheet.getByText('Veli başka bir zaman istiyor').first()).toBeVisible();
  await expect
    .poll(async () => (await staff.notificationsAbout(id)).map(({ title }) => title))
    .toContain('Veli başka bir zaman istiyor');

  await parent.getByRole('button', { name: 'Geleceğim' }).click();
  await expect(parent.getByRole('status')).toContainText('Geleceğinizi bildirdiniz.');
  await context.close();
});
