import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';

const title = 'Ergen Görüşmesi';
const last = 'Online Terapi';
const rowOf = (page: Page, name: string) => page.getByRole('row', { name, exact: true });

/** The names of the records in the order of the list. */
const names = (page: Page) =>
  page.locator('tr[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));

const firstName = async (page: Page) => (await names(page))[0];

/** Drags a row by its handle above another. */
async function dragAbove(page: Page, name: string, other: string): Promise<void> {
  await page.getByRole('button', { name: `Sırasını değiştir: ${name}` }).hover();
  await page.mouse.down();
  const { x, y } = (await rowOf(page, other).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 30, y + 40, { steps: 8 });
  await page.mouse.move(x + 30, y + 2, { steps: 4 });
  await page.mouse.up();
}

test('a moderator adds a service and puts another one first; a colleague sees it happen, and visitors find it so', async ({
  page,
  colleague,
  product,
}) => {
  const { toast } = appointmentsOn(page);
  const home = async () => (await page.request.get('/')).text();
  await enter(page, product.accounts.moderator, '#services');
  await enter(colleague, product.accounts.admin, '#services');
  await expect(rowOf(colleague, 'Oyun Terapisi')).toBeVisible();
  await page.getByRole('button', { name: 'Yeni hizmet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni hizmet' });
  await dialog.getByRole('textbox', { name: 'Başlık' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Açıklama' }).fill('Ergenlerle, kendi sözleriyle.');
  await dialog.getByRole('textbox', { name: 'Ücret' }).fill('1250,5');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Oluştur' }).click();
  await expect(toast('Hizmet oluşturuldu.')).toBeVisible();
  await expect(rowOf(page, title)).toContainText('1.250,50 ₺');
  await expect(rowOf(colleague, title)).toBeVisible();

  const [first = ''] = await names(page);
  await dragAbove(page, last, first);
  await expect.poll(() => firstName(page)).toBe(last);
  await expect.poll(() => firstName(colleague)).toBe(last);
  await expect.poll(async () => (await home()).split('>Oyun Terapisi<')[0]).toContain(`>${last}<`);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Sırasını değiştir: ${last}` }).click();
  await page.getByRole('menuitem', { name: 'En sona taşı' }).click();
  await expect.poll(() => firstName(colleague)).toBe(first);

  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  await page
    .getByRole('dialog', { name: `Düzenle: ${title}` })
    .getByRole('checkbox', { name: 'Aktif' })
    .uncheck();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(rowOf(colleague, title)).toContainText('Pasif');
  await expect.poll(home).not.toContain(title);

  await page.getByRole('button', { name: `Sil: ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(toast('Hizmet silindi.')).toBeVisible();
  await expect(rowOf(colleague, title)).toHaveCount(0);
});

test('a service that appointments use says how many before it goes', async ({ page, request, product, ownDay }) => {
  await requestTime(request, newFamily(), { date: ownDay, time: '09:00' });
  await enter(page, product.accounts.moderator, '#services');
  await page.getByRole('button', { name: 'Sil: Oyun Terapisi' }).click();
  const confirmation = page.getByRole('alertdialog');
  await confirmation.getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(confirmation).toContainText(/Bu hizmeti kullanan \d+ randevu var/);
  await confirmation.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(rowOf(page, 'Oyun Terapisi')).toBeVisible();
});

test('a testimonial is written on a phone, with a warning where the law restricts it', async ({ page, product }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await enter(page, product.accounts.moderator, '#testimonials');
  await page.getByRole('button', { name: 'Yeni referans' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Yeni referans' });
  await dialog.getByRole('textbox', { name: 'Ad', exact: true }).fill('E. T.');
  await dialog.getByRole('textbox', { name: 'İçerik' }).fill('Üç seansta mucize oldu.');
  await expect(dialog.getByText('Sağlık reklamı kurallarına takılabilir')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'İçerik' }).fill('Oğlum artık okula gülerek gidiyor.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Oluştur' }).click();
  await expect(page.getByText('Oğlum artık okula gülerek gidiyor.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Sırasını değiştir: E. T.' }).click();
  await page.getByRole('menuitem', { name: 'En sona taşı' }).click();
  await expect(page.locator('li[data-row]').last()).toContainText('E. T.');
  await page.getByRole('button', { name: 'Sil: E. T.' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(page.getByText('Oğlum artık okula gülerek gidiyor.')).toHaveCount(0);
});
