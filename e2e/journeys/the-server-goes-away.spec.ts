import type { Page } from '@playwright/test';
import { newFamily } from '../fixtures/families.ts';
import { expect, open, test } from '../fixtures/test.ts';
import { wizardOn } from '../fixtures/wizard.ts';

const nothingLost = 'Yazdıklarınız kaybolmadı';
const connectionErrors = /Failed to load resource: net::ERR_|status of 50\d/;
const killed = /program ended: it was killed \(SIGKILL\)/;

test('the server is killed while she sends; it comes back, and one more press books exactly once', async ({
  page,
  product,
  staff,
  ownDay,
  guard,
}) => {
  guard.allow(connectionErrors, killed);
  const family = newFamily();
  const when = { date: ownDay, time: '15:00' };
  const wizard = wizardOn(page);
  await open(page, '/randevu');
  await wizard.fillAll(family, when);

  product.takeServerAway();
  try {
    await wizard.send.click();
    await expect(wizard.form.getByRole('alert').filter({ hasText: nothingLost })).toBeVisible();
    await expect(wizard.form.getByRole('link', { name: /^0/ })).toHaveAttribute('href', /^tel:/);
    await expect(wizard.consents.kvkk).toBeChecked();
  } finally {
    await product.bringServerBack();
  }
  await wizard.expectKept(family, when);
  await wizard.send.click();
  await wizard.expectConfirmed();
  await expectBookedOnce(staff, family.email, when);
});

test('the answer is lost on its way back: the record stands, and sending again leads to the same one', async ({
  page,
  staff,
  mailbox,
  ownDay,
  guard,
}) => {
  guard.allow(connectionErrors);
  const family = newFamily();
  const when = { date: ownDay, time: '16:00' };
  const wizard = wizardOn(page);
  await open(page, '/randevu');
  await wizard.fillAll(family, when);

  const stopLosing = await dropBookingResponses(page);
  await wizard.send.click();
  await expect(wizard.form.getByRole('alert').filter({ hasText: nothingLost })).toBeVisible();
  const [first] = await staff.appointmentsOf(family.email);
  expect(first, 'the server did its work').toBeDefined();

  await stopLosing();
  await expect(wizard.times.getByRole('radio', { name: when.time })).toBeChecked();
  await wizard.send.click();
  await wizard.expectConfirmed();
  await expectBookedOnce(staff, family.email, when);
  const [second] = await staff.appointmentsOf(family.email);
  expect(second?.id).toBe(first?.id);
  await expect.poll(() => mailbox.emailsTo(family.email)).toHaveLength(1);
});

test('the answer is lost and she reloads the page: the form says so, and sending again books nothing twice', async ({
  page,
  staff,
  ownDay,
  guard,
}) => {
  guard.allow(connectionErrors);
  const family = newFamily();
  const when = { date: ownDay, time: '17:00' };
  const wizard = wizardOn(page);
  await open(page, '/randevu');
  await wizard.fillAll(family, when);
  const stopLosing = await dropBookingResponses(page);
  await wizard.send.click();
  await expect(wizard.form.getByRole('alert').filter({ hasText: nothingLost })).toBeVisible();
  await stopLosing();

  await page.reload();
  await wizard.expectStep('Randevu Zamanı');
  await expect(wizard.form.getByRole('status').filter({ hasText: 'talebiniz iki kez kaydedilmez' })).toBeVisible();
  await expect(wizard.times.getByRole('radio', { name: when.time })).toBeChecked();
  await wizard.agree();
  await wizard.send.click();
  await wizard.expectConfirmed();
  await expectBookedOnce(staff, family.email, when);
});

test('a double click sends once', async ({ page, staff, ownDay }) => {
  const family = newFamily();
  const when = { date: ownDay, time: '09:00' };
  const wizard = wizardOn(page);
  await open(page, '/randevu');
  await wizard.fillAll(family, when);
  await wizard.send.dblclick();
  await wizard.expectConfirmed();
  await expectBookedOnce(staff, family.email, when);
});

test('without a connection the form says so, and sends when it is back', async ({
  page,
  context,
  staff,
  ownDay,
  guard,
}) => {
  guard.allow(connectionErrors);
  const family = newFamily();
  const when = { date: ownDay, time: '13:00' };
  const wizard = wizardOn(page);
  await open(page, '/randevu');
  await wizard.fillAll(family, when);

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'İnternet bağlantınız yok.' })).toBeVisible();
  await wizard.send.click();
  await expect(wizard.form.getByRole('alert').filter({ hasText: nothingLost })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('İnternet bağlantınız yok.')).toBeHidden();
  await wizard.send.click();
  await wizard.expectConfirmed();
  await expectBookedOnce(staff, family.email, when);
});

/** Lets bookings reach the server and cuts the line before its answer; gives the way to end that. */
async function dropBookingResponses(page: Page): Promise<() => Promise<void>> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('BookAppointment')) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute('**/graphql');
}

type Appointments = { appointmentsOf: (email: string) => Promise<object[]> };

async function expectBookedOnce(staff: Appointments, email: string, when: { date: string; time: string }) {
  expect(await staff.appointmentsOf(email)).toEqual([
    expect.objectContaining({ appointmentDate: when.date, appointmentTime: when.time }),
  ]);
}
