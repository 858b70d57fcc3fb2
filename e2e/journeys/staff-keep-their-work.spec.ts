import type { Page } from '@playwright/test';
import { appointmentsOn, enter, fillIn, loginOn, unreadAtFirst, unreadOn } from '../fixtures/back-office.ts';
import { type Family, newFamily } from '../fixtures/families.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';

test('the session ends in the middle of a form: the password is asked in place, and what was typed is saved', async ({
  page,
  context,
  request,
  product,
  staff,
  guard,
  ownDay,
}) => {
  guard.allow(/status of 401/);
  const family = newFamily();
  const id = await requestTime(request, family, { date: ownDay, time: '09:00' });
  await enter(page, product.accounts.user, `#appointments?id=${id}&edit=1`);
  const form = appointmentsOn(page).sheet('Randevuyu Düzenle');
  await form.getByRole('textbox', { name: 'İdari not' }).fill('Okul değiştirdi; ilk görüşmede sorulacak.');

  await context.clearCookies();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  const login = loginOn(page);
  await expect(login.getByText('yazdıklarınız duruyor')).toBeVisible();
  await expect(login.getByRole('textbox', { name: 'Kullanıcı adı' })).toHaveValue(product.accounts.user.username);
  await fillIn(login, { ...product.accounts.user, password: 'yanlış' });
  await expect(login.getByText('Kullanıcı adı veya şifre hatalı.')).toBeVisible();
  await fillIn(login, product.accounts.user);

  await expect(login).toBeHidden();
  await expect(appointmentsOn(page).toast('Randevu başarıyla güncellendi.')).toBeVisible();
  expect(await staff.appointmentsOf(family.email)).toEqual([
    expect.objectContaining({ id, notes: 'Okul değiştirdi; ilk görüşmede sorulacak.' }),
  ]);
});

test('who signs out in one tab is out in the other', async ({ page, context, product }) => {
  await enter(page, product.accounts.user, '#appointments');
  const other = await context.newPage();
  await other.goto('/admin#appointments');
  await expect(other.getByRole('heading', { name: 'Randevu Yönetimi' })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: new RegExp(product.accounts.user.username) }).click();
  await page.getByRole('menuitem', { name: 'Çıkış' }).click();
  for (const tab of [page, other]) {
    await expect(loginOn(tab)).toBeVisible();
    await expect(tab.getByRole('heading', { name: 'Randevu Yönetimi' })).toHaveCount(0);
  }
  expect((await page.request.get('/api/auth/check')).status()).toBe(401);
});

test('the server restarts under an open list: the stream comes back with what was missed, and nothing twice', async ({
  page,
  request,
  product,
  guard,
  ownDay,
}) => {
  guard.allow(/Failed to load resource: net::ERR_|status of 50\d/, /program ended: it was killed \(SIGKILL\)/);
  const [before, missed, after] = [newFamily(), newFamily(), newFamily()];
  const rowOf = ({ email }: Family) => page.getByRole('row').filter({ hasText: email });
  await enter(page, product.accounts.user, `#appointments?search=${encodeURIComponent(`aile-${process.pid}-`)}`);
  await countToasts(page);
  const unread = await unreadAtFirst(page);
  await requestTime(request, before, { date: ownDay, time: '09:00' });
  await expect(rowOf(before)).toBeVisible();
  await expect.poll(() => unreadOn(page)).toBe(unread + 1);

  await page.route('**/api/notifications/stream*', (route) => route.abort('connectionrefused'));
  product.takeServerAway();
  await product.bringServerBack();
  await requestTime(request, missed, { date: ownDay, time: '11:00' });
  await page.unroute('**/api/notifications/stream*');
  await expect(rowOf(missed)).toBeVisible();
  await expect.poll(() => unreadOn(page)).toBe(unread + 2);

  await requestTime(request, after, { date: ownDay, time: '14:00' });
  await expect(rowOf(after)).toBeVisible();
  await expect.poll(() => unreadOn(page)).toBe(unread + 3);
  expect(await toastsOn(page), 'each request is announced once').toBe(3);
});

const announcement = 'Yeni randevu talebi';

/** Counts from now on how often a new request is announced. */
async function countToasts(page: Page): Promise<void> {
  await page.evaluate((text) => {
    const counted = new WeakSet<Node>();
    const counter = Object.assign(globalThis, { announced: 0 });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('[role=status], [role=alert]')) {
        const titles = document.evaluate(`.//*[text()="${text}"]`, element, null, 7);
        for (let index = 0; index < titles.snapshotLength; index += 1) {
          const node = titles.snapshotItem(index);
          if (!node || counted.has(node)) continue;
          counted.add(node);
          counter.announced += 1;
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, announcement);
}

function toastsOn(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { announced: number }).announced);
}
