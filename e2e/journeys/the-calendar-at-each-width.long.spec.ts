import { expectAccessible, expectNoSidewaysScroll, expectReadable } from '../fixtures/accessibility.ts';
import { enter } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

for (const width of [375, 1440]) {
  test(`every tab of the calendar can be used at ${width} px`, async ({ page, product, ownDay }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, product.accounts.moderator, `#calendar-management?date=${ownDay}`);
    for (const tab of ['Genel bakış', 'Çalışma saatleri', 'Tatiller', 'Slotlar']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expectReadable(page, 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
    }
    await page.getByRole('button', { name: 'Toplu slot oluştur' }).click();
    await page.getByRole('button', { name: 'Oluştur', exact: true }).click();
    await expect(page.getByText('Zaman slotları oluşturuldu').filter({ visible: true }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Genel bakış' }).click();
    await expect(page.getByRole('list', { name: /slotları$/ })).toContainText('Müsait');
    await expectAccessible(page);
  });
}
