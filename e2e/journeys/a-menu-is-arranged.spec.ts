import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
const rows = (page: Page) =>
  page
    .getByRole('treegrid')
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')));

/** The links of the site's main menu, each with that above it. */
async function mainMenu(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text();
  const [, menu = ''] = /aria-label="Ana menü"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  return [...menu.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''));
}

test('a moderator arranges the main menu by keyboard alone; a colleague sees it happen, and the site shows it', async ({
  page,
  colleague,
  product,
}) => {
  const { toast } = appointmentsOn(page);
  await enter(page, product.accounts.moderator, '#menus');
  await enter(colleague, product.accounts.admin, '#menus');
  await expect(page.getByText('Menü seçilmedi.')).toBeVisible();
  await colleague.getByRole('button', { name: /^Üst Menü/ }).click();
  await page.getByRole('button', { name: /^Üst Menü/ }).focus();
  await page.keyboard.press('Enter');
  const before = await rows(page);
  expect(before.slice(0, 4)).toEqual(['Ana Sayfa', 'Hizmetler', 'Hakkımda', 'Blog']);

  // By steps: Blog up, then below Hizmetler.
  await rowOf(page, 'Blog').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await rows(page)).slice(1, 4)).toEqual(['Hizmetler', 'Blog', 'Hakkımda']);
  await expect(toast('Menü öğeleri sıralandı')).toBeVisible();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(rowOf(page, 'Blog')).toHaveAttribute('aria-level', '2');
  await expect(rowOf(page, 'Blog')).toBeFocused();
  await expect(rowOf(colleague, 'Blog')).toHaveAttribute('aria-level', '2');
  await expect.poll(() => mainMenu(page)).toEqual(expect.arrayContaining(['Hizmetler', 'Blog', 'Hakkımda']));
  await expect.poll(async () => (await mainMenu(page)).indexOf('Blog')).toBe(2);

  // By the handle: Enter picks it up, the arrows choose where, Enter drops it.
  await page.getByRole('button', { name: 'Taşı: İletişim' }).focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await rows(page)).join() === before.join()).toBe(false);
  await expectAccessible(page);

  // By the menu of a row, back out again.
  await page.getByRole('button', { name: 'İşlemler: Blog' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /^Dışarı al/ }).press('Enter');
  await expect(rowOf(colleague, 'Blog')).toHaveAttribute('aria-level', '1');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
