import type { SettingKey } from '@practice/contracts';
import { practice } from './practice.ts';

/** Below figures that were never counted. */
export const exampleFigures = 'Örnek rakamlardır; gerçek bir kaynağa dayanmaz.';

/** What the site cannot do without and is true of every practice; the rest has defaults, or is entered by its staff. */
export const settings: Partial<Record<SettingKey, string>> = {
  footer_description:
    'Çocukların, ergenlerin ve ailelerinin yanında; acele etmeden, yargılamadan, bilimsel yöntemlerle çalışan bir psikoloji uygulaması.',
  footer_professional_note:
    'Bu sitedeki yazılar bilgilendirme amaçlıdır; tanı ve tedavinin yerine geçmez. Acil bir durumda 112’yi arayın.',
  privacy_policy_url: '/gizlilik-politikasi',
  terms_of_service_url: '/kullanim-sartlari',
  kvkk_aydinlatma_metni_url: '/kvkk-aydinlatma-metni',
  cerez_politikasi_url: '/cerez-politikasi',
};

/** A new practice opens its site itself. */
export const notOpenYet: Partial<Record<SettingKey, string>> = { site_open: 'false' };

/** The invented practice of the demonstration. */
export const demoSettings: Partial<Record<SettingKey, string>> = {
  site_name: practice.name,
  author_name: practice.person,
  about_name: practice.person,
  about_title: practice.personTitle,
  about_credentials_1: 'Meslek örgütü üyesi',
  about_credentials_2: 'Sertifikalı uygulayıcı',
  about_experience_years: '8+',
  about_educations_json: JSON.stringify([
    { title: 'Klinik Psikoloji Yüksek Lisansı', organization: 'Çocuk ve ergen alanı' },
    { title: 'Psikoloji Lisansı' },
  ]),
  about_certifications_json: JSON.stringify([
    { title: 'Çocuk Merkezli Oyun Terapisi Eğitimi', details: 'Kuram, uygulama ve süpervizyon' },
    { title: 'Bilişsel Davranışçı Terapi Eğitimi', details: 'Çocuk ve ergen uygulamaları' },
    { title: 'Aile Danışmanlığı Eğitimi' },
  ]),
  about_specialties_json: JSON.stringify([
    'Korkular, kaygı ve ayrılma zorluğu',
    'Öfke ve sınırlarla ilgili zorluklar',
    'Kardeş, taşınma, ayrılık ve kayıp dönemleri',
    'Okula başlama ve arkadaşlık ilişkileri',
    'Anne baba danışmanlığı',
  ]),
  about_tests_json: JSON.stringify(['Gelişim tarama ölçekleri', 'Dikkat ölçekleri', 'Çocuk çizimleri ve oyun gözlemi']),
  contact_phone: practice.phone,
  contact_email: practice.email,
  contact_address: `${practice.street}\n${practice.town}`,
  contact_working_hours: practice.hours,
  header_top_phone: practice.phone,
  header_top_email: practice.email,
  header_top_address: 'Çorlu / Tekirdağ',
  header_top_message: 'Görüşmeler randevu ile yapılır',
  footer_address_main: practice.street,
  footer_address_detail: practice.town,
  footer_working_hours_main: practice.hours,
  footer_working_hours_note: 'Resmî tatillerde kapalıyız.',
  whatsapp_number: practice.mobile,
  testimonials_enabled: 'true',
  city_credential_experience: '8+',
  city_credential_certified: 'Sertifikalı',
  city_credential_therapies: '500+',
  city_credential_families: '200+',
  city_credential_satisfaction: '4.9/5',
  city_credential_reviews: '127',
  city_credential_source: exampleFigures,
};
