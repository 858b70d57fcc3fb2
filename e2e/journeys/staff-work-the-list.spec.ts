import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { appointmentsOn, enter, paletteOn } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';
import { readTexts } from '../fixtures/workbook.ts';

test('several at once: confirmed with the e-mails that belong to it, exported, and deleted', async ({
  page,
  request,
  product,
  staff,
  mailbox,
  ownDay,
}) => {
  // One name finds these and nobody else.
  const parentName = `Toplu ${ownDay.replaceAll('-', '').replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  const families = ['09:00', '11:00', '14:00'].map((time) => ({ ...newFamily(), parentName, time }));
  for (const { time, ...family } of families) await requestTime(request, family, { date: ownDay, time });
  const { row, bulkBar, toast } = appointmentsOn(page);
  await enter(page, product.accounts.moderator, `#appointments?search=${encodeURIComponent(parentName)}`);
  for (const { childName } of families) await expect(row(childName)).toBeVisible();

  await page.getByRole('checkbox', { name: 'Sayfadaki tümünü seç' }).check();
  await expect(bulkBar).toContainText('3 seçili');
  await bulkBar.getByRole('button', { name: 'Onayla' }).click();
  await expect(bulkBar).toContainText('3 randevu onaylandı');
  // Toasts stand above the bar, also where it has come to the bottom of a low window.
  await page.setViewportSize({ width: 1440, height: 560 });
  const [bar, toasts] = [await bulkBar.boundingBox(), await page.locator('[aria-live=polite]').last().boundingBox()];
  if (!bar || !toasts) throw new Error('The bar or the toasts are not shown');
  expect(toasts.y + toasts.height).toBeLessThanOrEqual(bar.y);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { childName } of families) await expect(row(childName)).toContainText('Onaylandı');
  for (const { email } of families) {
    await expect
      .poll(() => mailbox.emailsTo(email).filter(({ subject }) => subject.startsWith('Randevunuz onaylandı')))
      .toHaveLength(1);
  }

  const csv = await exported(page, 'CSV');
  expect(csv.name).toMatch(/^randevular_\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = csv.content.toString('utf8').trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFFÇocuk;Doğum Tarihi;Veli;/);
  expect(lines).toHaveLength(3);
  for (const { childName, email } of families) {
    const line = lines.find((each) => each.includes(`;${email};`));
    expect(line).toContain(childName);
    expect(line).toContain(';Onaylandı;');
  }
  const xls = await exported(page, 'Excel (.xlsx)');
  expect(xls.name).toMatch(/\.xlsx$/);
  const texts = readTexts(xls.content);
  expect(texts).toEqual(expect.arrayContaining(['Çocuk', 'Veli', ...families.map(({ email }) => email)]));
  expect(texts.filter((text) => text === parentName)).not.toHaveLength(0);

  await page.getByRole('checkbox', { name: 'Sayfadaki tümünü seç' }).check();
  await bulkBar.getByRole('button', { name: 'Sil' }).click();
  const confirmation = page.getByRole('alertdialog', { name: '3 randevu kalıcı olarak silinsin mi?' });
  await confirmation.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await expect(toast('3 randevu kalıcı olarak silindi.')).toBeVisible();
  await expect(page.getByText('Randevu bulunamadı')).toBeVisible();
  for (const { email } of families) expect(await staff.appointmentsOf(email)).toEqual([]);
});

test('a record is found from anywhere by the palette', async ({ page, request, product, ownDay }) => {
  const family = newFamily();
  await requestTime(request, family, { date: ownDay, time: '09:00' });
  await enter(page, product.accounts.moderator, '#settings');
  await expect(page.getByRole('heading', { name: 'Site Ayarları' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await paletteOn(page).fill(family.email);
  await expect(page.getByRole('option', { name: family.childName })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(appointmentsOn(page).sheet(family.childName)).toContainText(family.message);
});

/** What the browser gets when the list is exported. */
async function exported(page: Page, format: string): Promise<{ name: string; content: Buffer }> {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Dışa aktar' }).first().click();
  await page.getByRole('menuitem', { name: format }).click();
  const download = await begun;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}
