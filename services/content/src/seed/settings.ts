import { practice } from './practice.ts';

const address = `${practice.street}\n${practice.town}`;

/** What the site cannot do without; the rest has defaults in the contract or on the screens. */
export const settings: Record<string, string> = {
  site_name: practice.name,
  author_name: practice.person,
  about_name: practice.person,
  about_title: practice.personTitle,
  contact_phone: practice.phone,
  contact_email: practice.email,
  contact_address: address,
  contact_working_hours: practice.hours,
  header_top_phone: practice.phone,
  header_top_email: practice.email,
  header_top_address: 'Çorlu / Tekirdağ',
  header_top_message: 'Görüşmeler randevu ile yapılır',
  footer_description:
    'Çocukların, ergenlerin ve ailelerinin yanında; acele etmeden, yargılamadan, bilimsel yöntemlerle çalışan bir psikoloji uygulaması.',
  footer_address_main: practice.street,
  footer_address_detail: practice.town,
  footer_working_hours_main: practice.hours,
  footer_working_hours_note: 'Resmî tatillerde kapalıyız.',
  footer_professional_note:
    'Bu sitedeki yazılar bilgilendirme amaçlıdır; tanı ve tedavinin yerine geçmez. Acil bir durumda 112’yi arayın.',
  whatsapp_number: practice.mobile,
  privacy_policy_url: '/gizlilik-politikasi',
  terms_of_service_url: '/kullanim-sartlari',
  kvkk_aydinlatma_metni_url: '/kvkk-aydinlatma-metni',
};
