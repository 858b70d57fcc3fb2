import type { Page } from '@playwright/test';
import { addDays } from '@practice/contracts';
import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';

const card = (page: Page, childName: string, time: string) =>
  page.getByRole('button', { name: new RegExp(`^${childName}, ${time}`) });

async function confirm(page: Page, id: string): Promise<void> {
  const response = await page.request.patch(`/api/appointments/${id}/status`, { data: { status: 'confirmed' } });
  expect(response.ok()).toBe(true);
}

test('a confirmed appointment is moved by keyboard alone: a colleague sees it at once, the parent hears of both times, and nobody of a move that was taken back', async ({
  page,
  colleague,
  request,
  product,
  mailbox,
  ownDay,
}) => {
  const family = newFamily();
  const id = await requestTime(request, family, { date: ownDay, time: '10:00' });
  const day = `#appointments?view=day&date=${ownDay}`;
  await enter(page, product.accounts.user, day);
  await enter(colleague, product.accounts.moderator, day);
  await confirm(page, id);
  const { sheet, toast } = appointmentsOn(page);

  await tabTo(card(page, family.childName, '10:00'));
  await page.keyboard.down('Alt');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: '11:00–12:00' })).toBeAttached();
  await page.keyboard.up('Alt');
  const question = sheet('Veliye haber verilsin mi?');
  await expect(question.getByText('saat 10:00 için planlanan')).toBeVisible();
  await tabTo(question.getByRole('button', { name: 'Kaydet ve haber ver' }));
  await page.keyboard.press('Enter');
  await expect(toast(new RegExp(`^${family.childName}: .*11:00–12:00`))).toBeVisible();
  await expect(card(page, family.childName, '11:00')).toBeFocused();
  await expect(card(colleague, family.childName, '11:00')).toBeVisible();

  const moved = () => mailbox.emailsTo(family.email).filter(({ subject }) => subject.includes('saati değişti'));
  await expect.poll(() => moved().length).toBe(1);
  expect(moved()[0]?.text).toContain('saat 10:00 için planlanan');
  expect(moved()[0]?.text).toContain('Saat: 11:00');

  await page.keyboard.press('Alt+ArrowUp');
  await sheet('Veliye haber verilsin mi?').getByRole('button', { name: 'Kaydet ve haber ver' }).click();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(card(colleague, family.childName, '11:00')).toBeVisible();
  const emails = async () =>
    (await (await page.request.get(`/api/appointments/${id}/emails`)).json()) as {
      kind: string;
      reason: string | null;
    }[];
  await expect
    .poll(async () => (await emails()).filter(({ kind }) => kind === 'rescheduled').map(({ reason }) => reason))
    .toEqual([null, 'Randevunun saati yeniden değiştiği için gönderilmedi.']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a finger that rests drags an appointment to another time; one that goes on scrolls, and one that goes sideways turns the day', async ({
    page,
    request,
    product,
    staff,
    ownDay,
  }) => {
    const family = newFamily();
    await requestTime(request, family, { date: ownDay, time: '10:00' });
    await enter(page, product.accounts.user, `#appointments?view=day&date=${ownDay}`);
    const moving = card(page, family.childName, '10:00');
    await moving.scrollIntoViewIfNeeded();
    const box = await moving.boundingBox();
    if (!box) throw new Error('The card is not in view');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const [x, y] = [box.x + box.width / 2, box.y + 20];

    await touch('touchStart', x, y);
    await expect(page.locator('[data-part=ghost]')).toBeVisible();
    for (let step = 1; step <= 9; step += 1) await touch('touchMove', x, y + step * 8);
    await expect(page.locator('[data-part=ghost]')).toContainText('11:00–12:00');
    await touch('touchEnd', x, y + 72);
    await expect(card(page, family.childName, '11:00')).toBeVisible();
    await expect(appointmentsOn(page).toast(new RegExp(`^${family.childName}: .*11:00–12:00$`))).toBeVisible();
    expect((await staff.appointmentsOf(family.email))[0]).toMatchObject({ appointmentTime: '11:00' });

    await touch('touchStart', 300, y);
    for (let step = 1; step <= 5; step += 1) await touch('touchMove', 300 - step * 40, y);
    await touch('touchEnd', 100, y);
    await expect(page).toHaveURL(new RegExp(`date=${addDays(ownDay, 1)}`));
  });
});
