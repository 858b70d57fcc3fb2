import type { Page } from '@playwright/test';

type Shoot = (name: string, options?: { fullPage?: boolean }) => Promise<void>;

const categories = {
  general: 'Genel',
  legal: 'Yasal',
  appearance: 'Görünüm',
  contact: 'İletişim',
  social: 'Sosyal medya',
  analytics: 'Analitik',
  url_management: 'URL Yönetimi',
  security: 'Güvenlik',
  content: 'İçerik',
};

/** Values that fill the forms of the settings, some as long as they may get. */
export const filledSettings: Record<string, string> = {
  site_name: 'Çorlu Çocuk ve Ergen Psikolojik Danışmanlık Merkezi',
  site_url: 'https://www.corlu-cocuk-ve-ergen-psikolojik-danismanlik-merkezi.example.com/tekirdag/corlu/resadiye',
  home_title: 'Çorlu’da çocuk ve ergen psikoloğu',
  home_description:
    'Çorlu’da 4-17 yaş arasındaki çocuklar ve ergenlerle oyun terapisi, kaygı, dikkat ve uyum güçlükleri üzerine çalışan bir danışmanlık merkezi. İlk görüşmede sizden hazırlıklı olmanızı beklemiyoruz.',
  home_keywords: 'çorlu çocuk psikoloğu, ergen psikoloğu çorlu, oyun terapisi, kaygı, dikkat eksikliği',
  services_title: 'Hizmetler',
  blog_description: 'Ebeveynler için kısa yazılar.',
  privacy_policy_url: '/gizlilik-politikasi',
  terms_of_service_url: 'https://www.ornek.com/belgeler/2026/kullanim-sartlari-ve-uyelik-sozlesmesi-guncel-surum.pdf',
  kvkk_basvuru_formu_url: 'https://www.ornek.com/belgeler/2026/kvkk-basvuru-formu.pdf',
  veri_sorumlusu_info: 'Uzman Psikolog Selin Yıldırım\nReşadiye Mah. Atatürk Bulvarı No: 12 Daire: 4, Çorlu / Tekirdağ',
  legal_contact_email: 'kisisel-veriler-basvuru@corlu-cocuk-ve-ergen-danismanlik.example.com',
  office_address_display: 'Reşadiye Mah. Atatürk Bulvarı No: 12 Daire: 4\nÇorlu / Tekirdağ',
  office_map_embed:
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3005.1234567890123!2d27.8012345!3d41.1598765!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x14b4e5f6a7b8c9d0',
  working_hours_note: 'Hafta içi 09.00–18.00, cumartesi 10.00–14.00',
  parking_info: 'Binanın arkasında ücretsiz otopark vardır.',
  instagram_url: 'https://www.instagram.com/corlu.cocuk.ve.ergen.psikolojik.danismanlik.merkezi',
  facebook_url: 'https://www.facebook.com/ornek',
  whatsapp_number: '0532 111 22 33',
  whatsapp_message_template: 'Merhaba, çocuğum için randevu almak istiyorum.',
  tracking_enabled: 'true',
  google_tag_manager_id: 'GTM-ABC1234',
  google_analytics_id: 'G-ABCDE12345',
  google_site_verification: 'mJ8xQ2b7Lr0ZpX4Vt9sKfN1cYwE6uHgD3aTqRiOkPbM',
  primary_color: '#7A1F5F',
  site_logo_url: '/favicon.svg',
  site_base_url: 'https://www.corlu-cocuk-ve-ergen-psikolojik-danismanlik-merkezi.example.com',
};

/** The settings: each category filled, errors at fields, what is asked, and how saving goes. */
export async function shootSettings(page: Page, shoot: Shoot): Promise<void> {
  const list = page.getByRole('navigation', { name: 'Ayar kategorileri' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const open = async (id: keyof typeof categories) => {
    await page.evaluate((tab) => location.assign(`#settings?tab=${tab}`), id);
    await list.locator('[aria-current=page]', { hasText: categories[id] }).waitFor();
    await page.mouse.move(0, 0);
  };

  for (const id of Object.keys(categories) as (keyof typeof categories)[]) {
    await open(id);
    await shoot(`settings-${id}`, { fullPage: true });
  }

  await open('legal');
  await page.getByLabel('Kullanım şartları').fill('kullanım şartlarımız');
  await page.getByLabel('Kişisel veriler için e-posta').fill('bilgi@');
  await button('Kaydet').click();
  await shoot('settings-errors');
  await shoot('settings-errors-whole', { fullPage: true });
  await list.getByRole('button', { name: 'Analitik' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot('settings-leave');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });

  await open('url_management');
  await page.getByLabel('Alan adının başındaki www').selectOption('with_www');
  await page.getByLabel('https zorunlu olsun').selectOption({ label: 'Açık' });
  await button('Kaydet').click();
  await page.getByRole('alertdialog').waitFor();
  await shoot('settings-question');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await button('Sıfırla').click();

  await open('social');
  const account = page.getByLabel('YouTube');
  await account.fill(`https://www.youtube.com/@ornek-${Date.now()}`);
  await shoot('settings-changed');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', (route) => released.then(() => route.continue()));
  await button('Kaydet').click();
  await shoot('settings-saving');
  release();
  await page.getByText('Kaydedildi').filter({ visible: true }).first().waitFor();
  await page.unroute('**/graphql');
  await shoot('settings-saved');

  await page.getByRole('searchbox', { name: 'Ayarlarda ara' }).fill('adres');
  await list.getByRole('button', { name: 'Yasal 0 ayar' }).waitFor();
  await shoot('settings-search');
  await page.getByRole('searchbox', { name: 'Ayarlarda ara' }).fill('');
  await list.getByRole('button', { name: 'Yasal 7 ayar' }).waitFor();
  await button('Önizleme').click();
  await shoot('settings-preview');
  await button('Önizleme').click();
}
