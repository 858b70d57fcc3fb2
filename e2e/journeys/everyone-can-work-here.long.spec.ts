import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectReadable } from '../fixtures/accessibility.ts';
import { openSection } from '../fixtures/admin-screens.ts';
import { appointmentsOn, enter, loginOn, paletteOn } from '../fixtures/back-office.ts';
import { newFamily } from '../fixtures/families.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestTime } from '../fixtures/visitor-api.ts';

/** In the light and in the dark. */
async function expectUsable(page: Page, options?: { inFront: string }): Promise<void> {
  await expectAccessible(page, options);
  await expectNoSidewaysScroll(page);
  await expectReadable(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
}

const tabsOfFinding = {
  seo: ['analytics', 'overview', 'keywords', 'redirects', 'ai-seo', 'searches'],
  'url-management': ['structure', 'analytics', 'health', 'missing', 'bulk'],
  users: [''],
  'access-tokens': [''],
  'audit-log': [''],
  privacy: ['', 'consents', 'retention', 'breaches', 'access'],
  'security-alerts': [''],
  email: ['', 'providers', 'guide', 'test'],
};

for (const width of [375, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ colorScheme: 'light', viewport: { width, height: 900 }, hasTouch: width < 768 });

    test('no screen of the back office has a barrier or moves sideways', async ({ page, request, product, ownDay }) => {
      // Checks a whole page a dozen times.
      test.slow();
      const family = newFamily();
      const id = await requestTime(request, family, { date: ownDay, time: '10:00' });
      const { sheet, bulkBar } = appointmentsOn(page);
      const go = (hash: string) => page.evaluate((next) => location.assign(next), hash);

      await page.goto('/admin');
      await expect(loginOn(page)).toBeVisible();
      await expectUsable(page);
      await enter(page, product.accounts.admin, '#appointments');
      await expect(
        page
          .getByRole('checkbox')
          .or(page.getByRole('group', { name: /^Durum:/ }))
          .first(),
      ).toBeVisible();
      await expectUsable(page);

      await go('#dashboard');
      await expect(page.getByRole('region', { name: 'Rakamlar' })).toBeVisible();
      await page.getByText('Tablo olarak göster').first().click();
      await expectUsable(page);

      await go(`#appointments?view=month&date=${ownDay}&day=${ownDay}`);
      await expect(page.getByRole('group', { name: new RegExp(`^${family.childName}, 10:00`) })).toBeVisible();
      await expectUsable(page);
      await go(`#appointments?view=week&date=${ownDay}`);
      await expect(page.getByRole('button', { name: new RegExp(`^${family.childName}, 10:00`) })).toBeVisible();
      await expectUsable(page);
      await go('#appointments');

      await page.getByRole('button', { name: 'Toplu mod' }).click();
      await expect(bulkBar.getByRole('button', { name: 'Hızlı seç' })).toBeVisible();
      await bulkBar.getByRole('button', { name: 'E-posta gönder' }).click();
      await expect(page.getByRole('menuitem', { name: 'Hatırlatma e-postası' })).toBeVisible();
      await expectUsable(page, { inFront: '[role=menu], [aria-label="Toplu işlemler"]' });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Toplu mod' }).click();

      await page.getByRole('button', { name: /^Bildirimler/ }).click();
      await expect(page.getByRole('dialog', { name: 'Bildirimler' }).getByRole('listitem').first()).toBeVisible();
      await expectUsable(page);
      await page.keyboard.press('Escape');

      await page.keyboard.press('Control+K');
      await paletteOn(page).fill(family.email);
      await expect(page.getByRole('option', { name: family.childName })).toBeVisible();
      await expectUsable(page);
      await page.keyboard.press('Escape');

      await go(`#appointments?id=${id}`);
      const record = sheet(family.childName);
      await expect(record.getByRole('region', { name: 'E-postalar' }).getByRole('listitem').first()).toBeVisible();
      await expectUsable(page);
      await record.getByRole('button', { name: 'Onay e-postasını gör' }).click();
      await expect(sheet('E‑posta Şablonu Seç').getByText(`Sayın ${family.parentName}`)).toBeVisible();
      await expectUsable(page);
      await page.keyboard.press('Escape');
      await record.getByRole('button', { name: 'Düzenle', exact: true }).click();
      await expect(sheet('Randevuyu Düzenle').getByLabel('Veli adı')).toHaveValue(family.parentName);
      await expectUsable(page);

      await go('#appointments-new');
      await sheet('Yeni Randevu').getByRole('button', { name: 'Kaydet' }).click();
      await expect(sheet('Yeni Randevu').getByText('Hizmet türü seçin')).toBeVisible();
      await expectUsable(page);

      for (const [tab, field] of Object.entries({
        contact: 'Görünen ofis adresi',
        content: 'Karşılama rozeti',
        url_management: 'Arama motorlarına bildirilen adres',
      })) {
        await go(`#settings?tab=${tab}`);
        await expect(page.getByRole('textbox', { name: field })).toBeVisible();
        await expectUsable(page);
      }
      for (const [section, record] of Object.entries({ services: 'hizmet', testimonials: 'referans' })) {
        await go(`#${section}`);
        await page.getByRole('button', { name: `Yeni ${record}` }).click();
        await page.getByRole('button', { name: 'Oluştur' }).click();
        await expectUsable(page);
        await page.keyboard.press('Escape');
        await expectUsable(page);
      }
      await request.post('/api/contacts', {
        data: { name: 'Elif Yıldız', email: family.email, message: 'İlk görüşme ne kadar sürüyor?' },
      });
      await go('#contacts');
      await expect(page.getByRole('combobox', { name: /^Durum: Elif Yıldız/ }).first()).toBeVisible();
      await expectUsable(page);
      await page
        .getByRole('button', { name: /^(Aç|Görüntüle): Elif Yıldız/ })
        .first()
        .click({ position: { x: 8, y: 8 } });
      await page.getByRole('button', { name: 'Yanıtla', exact: true }).click();
      await page.getByRole('button', { name: 'Gönder', exact: true }).click();
      await expect(page.getByText('Yanıt gerekli')).toBeVisible();
      await expectUsable(page);
      await go('#notifications');
      await expect(page.getByRole('button', { name: 'Dinle' })).toBeVisible();
      await expectUsable(page);
      await go('#notifications?tab=test');
      await expect(page.getByRole('button', { name: 'Bildirimleri dene' })).toBeVisible();
      await expectUsable(page);
      await go('#seo?tab=meta-tags');
      await expect(page.getByText('Ana sayfa', { exact: true }).first()).toBeVisible();
      await expectUsable(page);
      await page.getByRole('button', { name: 'Yeni Meta Tag' }).first().click();
      const editor = page.getByRole('dialog', { name: 'Yeni meta tag' });
      for (const name of ['Temel', 'SEO ve Meta', 'Sosyal Medya']) {
        await editor.getByRole('tab', { name }).click();
        await expectUsable(page);
      }
    });

    test('nothing of SEO, addresses, users, tokens, the audit log and personal data has a barrier or moves sideways', async ({
      page,
      request,
      product,
    }) => {
      // Checks a whole page a dozen times.
      test.slow();
      await request.get(`/olmayan-bir-adres-${width}`);
      await enter(page, product.accounts.admin, '#seo');
      for (const [section, tabs] of Object.entries(tabsOfFinding)) {
        for (const tab of tabs) {
          await openSection(page, `#${section}?tab=${tab}`);
          await expectUsable(page);
        }
      }
    });
  });
}
