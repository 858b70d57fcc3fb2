import { expectAccessible } from '../fixtures/accessibility.ts';
import { enter } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

test('a file of 5,000 redirects with 40 faults is looked at, imported, followed by a visitor, and taken back', async ({
  page,
  request,
  product,
}) => {
  const lines = Array.from({ length: 5000 }, (_, index) =>
    index % 125 === 7 ? `/dosya-${index},javascript:x,301,true` : `/dosya-${index},/iletisim,301,true`,
  );
  const csv = ['from_url,to_url,redirect_type,is_active', ...lines].join('\n');
  await enter(page, product.accounts.moderator, '#url-management?tab=bulk');
  await page
    .getByLabel('CSV dosyası', { exact: true })
    .setInputFiles({ name: 'eski-site.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('4.960 satır içe aktarılabilir, 40 satırda sorun var.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Satır 9', exact: true })).toContainText('http(s) adresi');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sorunsuz satırları aktar' }).click();
  await expect(page.getByText(/4\.960 yönlendirme içe aktarıldı\. 40 satır atlandı\./)).toBeVisible();
  const answer = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  await expect.poll(() => answer('/Dosya-4999/')).toEqual([301, '/iletisim']);

  await page.getByRole('button', { name: /^Geri al: İçe aktarma/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('4960 yönlendirme geri alındı.')).toBeVisible({ timeout: 60_000 });
  await expect.poll(async () => (await answer('/dosya-4999'))[0]).toBe(404);
});
