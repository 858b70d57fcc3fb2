import type { SettingKey } from './settings/all-settings.ts';

export type ContentGroup = { title: string; keys: readonly SettingKey[] };

export type ContentPage = {
  id: ContentPageId;
  title: string;
  description: string;
  /** The page of the site on which the preview shows it. */
  path: string;
  /** Where on it, when it is not at its beginning: a selector. */
  landmark?: 'footer';
  groups: readonly ContentGroup[];
};

export const contentPageIds = [
  'home',
  'about',
  'contact',
  'services',
  'appointment',
  'header',
  'footer',
  'social',
] as const;
export type ContentPageId = (typeof contentPageIds)[number];

/** The pages of the content manager with their fields: settings, in the order in which the page shows them. */
const pages: Record<ContentPageId, Omit<ContentPage, 'id'>> = {
  home: {
    title: 'Ana Sayfa',
    description: 'Karşılama, hakkımda ve iletişim bölümleri',
    path: '/',
    groups: [
      {
        title: 'Karşılama',
        keys: [
          'hero_welcome_badge',
          'hero_title',
          'hero_subtitle',
          'hero_description',
          'hero_button_text',
          'hero_button_link',
          'hero_stats_1',
          'hero_stats_2',
          'hero_stats_3',
        ],
      },
      {
        title: 'Uzman kartı',
        keys: [
          'about_image',
          'about_name',
          'about_title',
          'about_subtitle',
          'about_credentials_1',
          'about_credentials_2',
        ],
      },
      {
        title: 'Hakkımda bölümü',
        keys: [
          'about_section_title',
          'about_description',
          'about_professional_approach',
          'about_specialization',
          'about_approach',
          'about_experience_years',
          'about_specialties_json',
          'about_certifications_json',
        ],
      },
      {
        title: 'İletişim bölümü',
        keys: [
          'contact_info_title',
          'contact_phone',
          'contact_email',
          'contact_address',
          'contact_working_hours',
          'whatsapp_message_template',
        ],
      },
    ],
  },
  about: {
    title: 'Hakkımda',
    description: 'Mektup, özgeçmiş, eğitim ve yaklaşım',
    path: '/hakkimda',
    groups: [
      {
        title: 'Açılış',
        keys: ['about_page_title', 'about_page_subtitle', 'about_image', 'about_page_description', 'about_bio_html'],
      },
      {
        title: 'Rakamlar',
        keys: ['about_experience_years', 'about_stats_json', 'about_stats_source', 'about_stats_year'],
      },
      {
        title: 'Eğitim ve çalışma alanları',
        keys: ['about_educations_json', 'about_certifications_json', 'about_specialties_json', 'about_tests_json'],
      },
      { title: 'Yaklaşım', keys: ['about_approach_html'] },
      { title: 'Arama motorları', keys: ['about_keywords'] },
    ],
  },
  contact: {
    title: 'İletişim',
    description: 'İletişim sayfasının metinleri, saatler ve yol tarifi',
    path: '/iletisim',
    groups: [
      { title: 'Sayfa başı', keys: ['contact_hero_badge', 'contact_page_title', 'contact_page_description'] },
      { title: 'İletişim bilgileri', keys: ['contact_phone', 'contact_email', 'contact_address'] },
      { title: 'Form', keys: ['contact_form_title', 'contact_form_description'] },
      {
        title: 'Çalışma saatleri',
        keys: ['contact_working_hours', 'contact_closed_days', 'working_hours_note', 'emergency_contact_note'],
      },
      {
        title: 'Yol tarifi',
        keys: [
          'contact_visit_badge',
          'contact_visit_title',
          'office_address_display',
          'public_transport_info',
          'parking_info',
          'office_map_embed',
        ],
      },
    ],
  },
  services: {
    title: 'Hizmetler',
    description: 'Hizmetler sayfası ve randevu çağrısı',
    path: '/hizmetler',
    groups: [
      {
        title: 'Sayfa başı',
        keys: [
          'services_page_badge',
          'services_page_title',
          'services_page_description',
          'services_stat_1',
          'services_stat_2',
          'services_stat_3',
        ],
      },
      { title: 'Hizmet listesi', keys: ['services_section_title', 'services_section_description'] },
      {
        title: 'Randevu çağrısı',
        keys: [
          'services_cta_badge',
          'services_cta_title',
          'services_cta_description',
          'services_cta_button_primary',
          'services_cta_button_secondary',
        ],
      },
    ],
  },
  appointment: {
    title: 'Randevu',
    description: 'Randevu sayfasının başı ve arama sonuçlarındaki metinleri',
    path: '/randevu',
    groups: [
      {
        title: 'Sayfa başı',
        keys: ['appointment_hero_badge', 'appointment_hero_title', 'appointment_hero_description'],
      },
      { title: 'Arama sonuçları', keys: ['appointment_title', 'appointment_description'] },
    ],
  },
  header: {
    title: 'Üst Bilgi',
    description: 'Sayfaların üstündeki iletişim çubuğu',
    path: '/',
    groups: [
      {
        title: 'Üst bilgi çubuğu',
        keys: ['header_top_phone', 'header_top_email', 'header_top_address', 'header_top_message'],
      },
    ],
  },
  footer: {
    title: 'Alt Bilgi',
    description: 'Sayfaların altındaki tanıtım, iletişim ve telif metni',
    path: '/',
    landmark: 'footer',
    groups: [
      {
        title: 'Tanıtım',
        keys: ['footer_description', 'footer_copyright_text', 'footer_professional_note'],
      },
      {
        title: 'İletişim',
        keys: [
          'footer_contact_title',
          'footer_phone_label',
          'footer_email_label',
          'footer_address_main',
          'footer_address_detail',
          'footer_working_hours_main',
          'footer_working_hours_note',
          'footer_parking_title',
          'footer_parking_info',
        ],
      },
    ],
  },
  social: {
    title: 'Sosyal Medya',
    description: 'Hesap bağlantıları ve WhatsApp yazışması',
    path: '/',
    landmark: 'footer',
    groups: [
      {
        title: 'Hesaplar',
        keys: ['facebook_url', 'instagram_url', 'linkedin_url', 'youtube_url', 'social_sharing_enabled'],
      },
      { title: 'WhatsApp', keys: ['whatsapp_number', 'whatsapp_message_template'] },
    ],
  },
};

export const contentPages: readonly ContentPage[] = contentPageIds.map((id) => ({ id, ...pages[id] }));

/** The page of an id; undefined for an unknown one. */
export function contentPageOf(id: string | null): ContentPage | undefined {
  return contentPages.find((page) => page.id === id);
}

/** The keys of a page's fields, in order. */
export function contentKeysOf({ groups }: Pick<ContentPage, 'groups'>): SettingKey[] {
  return groups.flatMap(({ keys }) => keys);
}
