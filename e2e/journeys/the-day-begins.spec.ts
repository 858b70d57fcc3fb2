import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';

test('the first screen says what waits: a request comes in while it is open, with its clock, and is answered from there', async ({
  page,
  request,
  product,
  staff,
  ownDay,
}) => {
  const family = newFamily();
  await enter(page, product.accounts.user);
  await expect(page.getByRole('heading', { name: 'Panel', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rakamlar' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sistem durumu' })).toHaveCount(0);
  const heading = page.getByRole('heading', { name: /^Bekleyen talepler/ });
  const total = async () => Number(((await heading.textContent()) ?? '').replace(/\D/g, ''));
  const before = await total();
  await requestTime(request, family, { date: ownDay, time: '09:00' });
  await expect.poll(total).toBe(before + 1);

  // The oldest come first, and no more than twenty of them: the new one may be beyond the end.
  const oldest = page.getByRole('list', { name: 'Bekleyen talepler' }).getByRole('listitem').first().getByRole('link');
  await expect(oldest).toContainText(/kaldı|gecikti|yanıtlandı/);
  await oldest.click();
  await expect(page.getByRole('dialog')).toContainText('Beklemede');

  const [appointment] = await staff.appointmentsOf(family.email);
  await page.goto(`/admin#appointments?id=${appointment?.id}`);
  await expect(appointmentsOn(page).sheet(family.childName)).toBeVisible();
  await page.request.patch(`/api/appointments/${appointment?.id}/status`, { data: { status: 'confirmed' } });
  await page.goto('/admin');
  await expect.poll(total).toBe(before);
});
