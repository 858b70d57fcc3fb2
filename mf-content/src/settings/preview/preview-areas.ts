/** How a text looks in its place on the site. */
export type Look =
  | 'badge'
  | 'title'
  | 'lead'
  | 'text'
  | 'button'
  | 'outline-button'
  | 'chip'
  | 'image'
  | 'detail'
  | 'bar';

export type PreviewArea = {
  /** What the place is called. */
  name: string;
  /** Page on which it stands. */
  path: string;
  lines: readonly { key: string; look: Look }[];
};

const looks = (look: Look, ...keys: string[]) => keys.map((key) => ({ key, look }));

/** Where the fields of a group stand on the public site, in the order of the page. */
export const previewAreas: Record<string, PreviewArea> = {
  Site: {
    name: 'Paylaşılan bağlantılarda ve arama sonuçlarında',
    path: '/',
    lines: [
      ...looks('image', 'site_image'),
      ...looks('lead', 'site_name'),
      ...looks('detail', 'site_url', 'author_name'),
    ],
  },
  'Randevu talepleri': {
    name: 'Randevu takvimi',
    path: '/randevu',
    lines: looks('detail', 'booking_horizon_days', 'booking_max_open_requests'),
  },
  'Sosyal medya': {
    name: 'Sayfaların en altı',
    path: '/',
    lines: looks('detail', 'facebook_url', 'instagram_url', 'linkedin_url', 'youtube_url'),
  },
  WhatsApp: {
    name: 'Ana sayfada iletişim ve sayfaların en altı',
    path: '/#iletisim',
    lines: looks('detail', 'whatsapp_number', 'whatsapp_message_template'),
  },
  'Ana sayfa karşılama': {
    name: 'Ana sayfanın ilk ekranı',
    path: '/',
    lines: [
      ...looks('badge', 'hero_welcome_badge'),
      ...looks('title', 'hero_title'),
      ...looks('lead', 'hero_subtitle'),
      ...looks('text', 'hero_description'),
      ...looks('button', 'hero_button_text'),
      ...looks('detail', 'hero_button_link'),
      ...looks('chip', 'hero_stats_1', 'hero_stats_2', 'hero_stats_3'),
    ],
  },
  'Uzman kartı': {
    name: 'Ana sayfada uzman kartı',
    path: '/',
    lines: [
      ...looks('image', 'about_image'),
      ...looks('lead', 'about_name'),
      ...looks('text', 'about_title', 'about_subtitle'),
      ...looks('chip', 'about_credentials_1', 'about_credentials_2'),
    ],
  },
  'Hizmetler bölümü': {
    name: 'Ana sayfada hizmetler',
    path: '/#hizmetler',
    lines: [
      ...looks('title', 'services_section_title'),
      ...looks('text', 'services_section_description'),
      ...looks('badge', 'services_cta_badge'),
      ...looks('lead', 'services_cta_title'),
      ...looks('text', 'services_cta_description'),
      ...looks('button', 'services_cta_button_primary'),
      ...looks('outline-button', 'services_cta_button_secondary'),
    ],
  },
  'İletişim bilgileri': {
    name: 'Ana sayfada iletişim',
    path: '/#iletisim',
    lines: [
      ...looks('title', 'contact_info_title'),
      ...looks('detail', 'contact_address', 'contact_phone', 'contact_email', 'contact_working_hours'),
    ],
  },
  'Randevu sayfası': {
    name: 'Randevu sayfasının başı',
    path: '/randevu',
    lines: [
      ...looks('badge', 'appointment_hero_badge'),
      ...looks('title', 'appointment_hero_title'),
      ...looks('text', 'appointment_hero_description'),
    ],
  },
  'Üst bilgi çubuğu': {
    name: 'Geniş ekranda sayfaların en üstü',
    path: '/',
    lines: looks('bar', 'header_top_phone', 'header_top_email', 'header_top_address', 'header_top_message'),
  },
  'Alt bilgi': {
    name: 'Sayfaların en altı',
    path: '/',
    lines: [
      ...looks('text', 'footer_description'),
      ...looks('lead', 'footer_contact_title'),
      ...looks('detail', 'footer_phone_label', 'footer_email_label', 'footer_address_main', 'footer_address_detail'),
      ...looks('detail', 'footer_working_hours_main', 'footer_working_hours_note'),
      ...looks('detail', 'footer_parking_title', 'footer_parking_info'),
      ...looks('text', 'footer_copyright_text', 'footer_professional_note'),
    ],
  },
  Ofis: {
    name: 'Ana sayfada iletişim',
    path: '/#iletisim',
    lines: looks(
      'detail',
      'office_address_display',
      'public_transport_info',
      'parking_info',
      'working_hours_note',
      'emergency_contact_note',
      'office_map_embed',
    ),
  },
};
