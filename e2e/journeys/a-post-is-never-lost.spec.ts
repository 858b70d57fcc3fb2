import { addDays, today } from '@practice/contracts';
import { expectAccessible, expectNoSidewaysScroll, expectReadable } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

const typed = (date: string) => date.split('-').reverse().join('.');

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

test('an editor writes on a tablet, loses the network in the middle, and schedules the post with every word', async ({
  page,
  context,
  product,
  guard,
}) => {
  guard.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const { toast } = appointmentsOn(page);
  const text = page.getByRole('textbox', { name: 'Metin' });
  const save = (name: string) => page.getByRole('button', { name, exact: true });
  await enter(page, product.accounts.moderator, '#blog?id=new');
  await page.getByRole('textbox', { name: 'Başlık', exact: true }).first().fill('Trende yazılan yazı');
  await save('Taslağı kaydet').tap();
  await expect(toast('Yazı oluşturuldu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sürümler' })).toBeVisible();

  await text.tap();
  await page.keyboard.type('İlk istasyona kadar yazdım.');
  await page.getByRole('textbox', { name: 'Özet' }).tap();
  await expect(page.getByText(/^Taslak kaydedildi \d\d:\d\d$/)).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Özet' }).fill('Tünelde yazdım.');
  await text.tap();
  await expect(page.getByText('Bağlantı yok: yazdıklarınız bu cihazda saklanıyor')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await context.setOffline(false);
  await page.reload();

  await expect(page.getByText(/taslak var \(/)).toBeVisible();
  await expectAccessible(page);
  await expectReadable(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Taslakla devam et' }).tap();
  await expect(text).toHaveText('İlk istasyona kadar yazdım.');
  await expect(page.getByRole('textbox', { name: 'Özet' })).toHaveValue('Tünelde yazdım.');

  await page.getByRole('combobox', { name: 'Durum' }).selectOption('Zamanlandı');
  const when = page.getByRole('group', { name: 'Yayın zamanı' });
  await when.getByRole('textbox', { name: 'Tarih' }).fill(typed(addDays(today(), 3)));
  await when.getByRole('textbox', { name: 'Saat' }).fill('08:30');
  await save('Zamanla').tap();
  await expect(toast('Yazı güncellendi')).toBeVisible();

  await page.reload();
  await expect(text).toHaveText('İlk istasyona kadar yazdım.');
  await expect(page.getByRole('button', { name: 'Taslakla devam et' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Durum' })).toHaveValue('scheduled');
  expect((await page.request.get('/blog/trende-yazilan-yazi')).status()).toBe(404);
});

test('a former version comes back as a draft, and the page that visitors read stays as it is', async ({
  page,
  product,
}) => {
  const { toast } = appointmentsOn(page);
  const excerpt = page.getByRole('textbox', { name: 'Özet' });
  await enter(page, product.accounts.moderator, '#blog?id=new');
  await page.getByRole('textbox', { name: 'Başlık', exact: true }).first().fill('Yazının sürümleri');
  await excerpt.fill('Birinci özet.');
  await page.getByRole('combobox', { name: 'Durum' }).selectOption('Yayında');
  await page.getByRole('button', { name: 'Yayınla', exact: true }).tap();
  await expect(toast('Yazı oluşturuldu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sürümler' })).toBeVisible();
  await expect(excerpt).toHaveValue('Birinci özet.');
  await excerpt.fill('İkinci özet.');
  await page.getByRole('button', { name: 'Güncelle', exact: true }).tap();
  await expect(toast('Yazı güncellendi')).toBeVisible();

  await page.getByRole('button', { name: 'Sürümler' }).tap();
  await expect(page.getByRole('button', { name: /En son/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /İlk hâli/ }).tap();
  await page.getByRole('button', { name: 'Şimdiki yazıyla' }).tap();
  await expect(page.getByRole('group', { name: 'Özet' }).locator('ins')).toContainText('Birinci');
  await expectAccessible(page);
  await expectReadable(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Taslak olarak geri yükle' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Geri yükle' }).tap();
  await expect(excerpt).toHaveValue('Birinci özet.');
  await expect(page.getByText(/^Taslak kaydedildi \d\d:\d\d$/)).toBeVisible();
  expect(await (await page.request.get('/blog/yazinin-surumleri')).text()).toContain('İkinci özet.');

  await page.reload();
  await page.getByRole('button', { name: 'Taslakla devam et' }).tap();
  await expect(excerpt).toHaveValue('Birinci özet.');
  await page.getByRole('button', { name: 'Güncelle', exact: true }).tap();
  await expect(toast('Yazı güncellendi')).toBeVisible();
  await expect.poll(async () => (await page.request.get('/blog/yazinin-surumleri')).text()).toContain('Birinci özet.');
});
