import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectReadable } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

/** Pastes or drops a file into the text, as a screenshot or the file manager does. */
async function bring(page: Page, how: 'paste' | 'drop', { name, buffer }: { name: string; buffer: Buffer }) {
  const text = page.getByRole('textbox', { name: 'Metin' });
  await text.evaluate(
    (element, { how, name, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: 'image/png' }));
      const { left, bottom } = element.getBoundingClientRect();
      const at = { clientX: left + 40, clientY: bottom - 20, bubbles: true, cancelable: true };
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: transfer, ...at });
      element.dispatchEvent(event);
    },
    { how, name, base64: buffer.toString('base64') },
  );
}

const title = 'Oyun odamızdan kareler';
const address = '/blog/oyun-odamizdan-kareler';

test('an editor pastes, drops and chooses pictures, says what they show, and visitors see them', async ({
  page,
  product,
  guard,
}) => {
  // The post with a picture without words, and the file that is no picture.
  guard.allow(/status of (400|415)/);
  const { toast } = appointmentsOn(page);
  const text = page.getByRole('textbox', { name: 'Metin' });
  await enter(page, product.accounts.moderator, '#blog?id=new');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 500 } });
  await page.getByRole('textbox', { name: 'Başlık', exact: true }).first().fill(title);
  await text.click();
  await page.keyboard.type('Odamız üç köşeden oluşur: m');
  await page.getByRole('button', { name: 'Üst simge' }).click();
  await page.keyboard.type('2');
  await bring(page, 'paste', { name: 'ekran.png', buffer });
  await expect(text.locator('img')).toHaveCount(1);
  const other = await page.screenshot({ clip: { x: 0, y: 100, width: 640, height: 640 } });
  await bring(page, 'drop', { name: 'masa.png', buffer: other });
  await expect(text.locator('img')).toHaveCount(2);
  const files = page.getByLabel('Görsel dosyaları');
  await files.setInputFiles([
    { name: 'raf.png', mimeType: 'image/png', buffer: await text.screenshot() },
    { name: 'foto.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1') },
  ]);
  await expect(text.locator('img')).toHaveCount(3);
  await expect(page.getByText(/HEIC biçiminde.*En Uyumlu/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'foto.heic: listeden kaldır' }).click();

  // A draft may wait for its words, the site may not.
  await page.getByRole('combobox', { name: 'Durum' }).selectOption('Yayında');
  await page.getByRole('button', { name: 'Yayınla' }).click();
  await expect(page.getByText(/^Metindeki 3 görselin alternatif metni yok\./)).toBeVisible();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  const ask = page.getByRole('button', { name: 'Alternatif metin yaz' });
  const dialog = page.getByRole('dialog', { name: 'Görseli düzenle' });
  for (const words of ['Oyun odasında bir masa', null, 'Bir raf']) {
    await ask.click();
    if (words) await dialog.getByRole('textbox', { name: 'Alternatif metin' }).fill(words);
    else await dialog.getByRole('checkbox', { name: /^Süs görseli/ }).check();
    if (words === 'Bir raf') {
      await dialog.getByRole('textbox', { name: 'Alt yazı' }).fill('Rafta oyuncaklar var.');
      await dialog.getByRole('combobox', { name: 'Genişlik' }).selectOption('Yarım');
      await dialog.getByRole('combobox', { name: 'Hizalama' }).selectOption('Sağda');
      await expectAccessible(page);
    }
    await dialog.getByRole('button', { name: 'Değiştir' }).click();
  }
  await expect(ask).toHaveCount(0);

  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 812 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectReadable(page, 'dark');
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Yayınla' }).click();
  await expect(toast('Yazı oluşturuldu')).toBeVisible();

  await page.goto(address);
  const figure = page.getByRole('figure').filter({ hasText: 'Rafta oyuncaklar var.' });
  const picture = page.getByRole('img', { name: 'Oyun odasında bir masa' });
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect(picture).toHaveAttribute('width', '800');
  await expect(page.locator('article sup, main sup').first()).toHaveText('2');
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(figure.getByRole('img', { name: 'Bir raf' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('an editor puts a photo of the phone into a page', async ({ page, product }) => {
    const { toast } = appointmentsOn(page);
    await enter(page, product.accounts.moderator, '#pages?id=new');
    const buffer = await page.screenshot();
    const sheet = page.getByRole('dialog', { name: 'Yeni sayfa oluştur' });
    await sheet.getByRole('textbox', { name: 'Başlık', exact: true }).fill('Telefondan');
    await sheet.getByRole('tab', { name: 'İçerik' }).tap();
    await sheet.getByLabel('Görsel dosyaları').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
    const text = sheet.getByRole('textbox', { name: 'İçerik' });
    await expect(text.locator('img')).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await sheet.getByRole('button', { name: 'Oluştur' }).tap();
    await expect(toast('Sayfa oluşturuldu')).toBeVisible();
  });
});
