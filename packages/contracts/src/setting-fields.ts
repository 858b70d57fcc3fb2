import { EMAIL_MAX_LENGTH } from './booking.ts';
import { mapAddress } from './contact-links.ts';
import { type SettingDefinition, settingDefinitions } from './settings.ts';

/** How a setting is edited and what it must keep to. */
export type SettingField = {
  key: string;
  label: string;
  type: 'text' | 'url' | 'textarea' | 'boolean' | 'select' | 'color' | 'number' | 'email' | 'image' | 'password';
  hint?: string;
  options?: readonly { value: string; label: string }[];
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  /** Part of the form under which it stands. */
  group: string;
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const COLOR = /^#[0-9a-f]{6}$/i;

type Entry = [key: string, label: string, rules?: Partial<Omit<SettingField, 'key' | 'label' | 'group'>>];

function group(name: string, entries: Entry[]): SettingField[] {
  return entries.map(([key, label, rules]) => ({ key, label, type: 'text', group: name, ...rules }));
}

const long = (maxLength: number) => ({ type: 'textarea', maxLength }) as const;

/** The fields of the categories that the settings screen shows, in its order. */
export const settingFields: Record<'general' | 'content' | 'contact' | 'social', SettingField[]> = {
  general: [
    ...group('Site', [
      ['site_name', 'Site adı', { maxLength: 100, hint: 'Üst bilgide ve sayfa başlıklarının sonunda görünür.' }],
      ['author_name', 'Yazar adı', { maxLength: 100, hint: 'Sayfaların yazarı olarak arama motorlarına bildirilir.' }],
      [
        'site_url',
        'Site adresi',
        {
          type: 'url',
          maxLength: 200,
          hint: 'Arama motorlarına bildirilen adres, örneğin https://www.ornek.com. Boşsa sitenin yayımlandığı adres.',
        },
      ],
      [
        'site_image',
        'Paylaşım görseli',
        { type: 'image', maxLength: 500, hint: '1200 × 630 piksel. Boşsa sitenin kendi görseli paylaşılır.' },
      ],
    ]),
    ...group('Randevu talepleri', [
      [
        'booking_horizon_days',
        'Kaç gün sonrasına kadar randevu alınabilir',
        { type: 'number', hint: '7 ile 730 gün arasında; boşsa 120 gün.' },
      ],
      [
        'booking_max_open_requests',
        'Bir ailenin bekleyen en çok talebi',
        { type: 'number', hint: '1 ile 20 arasında; boşsa 3.' },
      ],
    ]),
  ],
  social: [
    ...group('Sosyal medya', [
      ['instagram_url', 'Instagram', { type: 'url', maxLength: 200 }],
      ['facebook_url', 'Facebook', { type: 'url', maxLength: 200 }],
      ['youtube_url', 'YouTube', { type: 'url', maxLength: 200 }],
      ['linkedin_url', 'LinkedIn', { type: 'url', maxLength: 200 }],
    ]),
    ...group('WhatsApp', [
      ['whatsapp_number', 'WhatsApp numarası', { maxLength: 20, hint: 'Örneğin 0532 111 22 33.' }],
      [
        'whatsapp_message_template',
        'Hazır mesaj',
        { ...long(200), hint: 'Yazışma açıldığında yazılı gelir. Boşsa sitenin kendi mesajı.' },
      ],
    ]),
  ],
  content: [
    ...group('Ana sayfa karşılama', [
      ['hero_welcome_badge', 'Karşılama rozeti', { maxLength: 50 }],
      ['hero_title', 'Başlık', { required: true, minLength: 10, maxLength: 200 }],
      ['hero_subtitle', 'Alt başlık', { maxLength: 100 }],
      ['hero_description', 'Açıklama', long(300)],
      ['hero_button_text', 'Düğme metni', { maxLength: 50 }],
      [
        'hero_button_link',
        'Düğme bağlantısı',
        { type: 'url', maxLength: 100, hint: 'Örneğin /randevu, #iletisim ya da https:// ile başlayan bir adres.' },
      ],
      ['hero_stats_1', 'Bilgi 1', { maxLength: 50 }],
      ['hero_stats_2', 'Bilgi 2', { maxLength: 50 }],
      ['hero_stats_3', 'Bilgi 3', { maxLength: 50 }],
    ]),
    ...group('Uzman kartı', [
      ['about_name', 'Ad ve soyad', { maxLength: 100 }],
      ['about_title', 'Unvan', { maxLength: 100 }],
      ['about_subtitle', 'Kısa unvan', { maxLength: 200, hint: 'Unvan boşsa görünür.' }],
      ['about_image', 'Fotoğraf', { type: 'image', maxLength: 500 }],
      ['about_credentials_1', 'Üyelik', { maxLength: 200 }],
      ['about_credentials_2', 'Sertifika', { maxLength: 200 }],
    ]),
    ...group('Hizmetler bölümü', [
      ['services_section_title', 'Başlık', { maxLength: 200 }],
      ['services_section_description', 'Açıklama', long(300)],
      ['services_cta_badge', 'Çağrı rozeti', { maxLength: 50 }],
      ['services_cta_title', 'Çağrı başlığı', { maxLength: 200 }],
      ['services_cta_description', 'Çağrı açıklaması', long(300)],
      ['services_cta_button_primary', 'Randevu düğmesi', { maxLength: 50 }],
      ['services_cta_button_secondary', 'Arama düğmesi', { maxLength: 50 }],
    ]),
    ...group('İletişim bilgileri', [
      ['contact_info_title', 'Bölüm başlığı', { maxLength: 100 }],
      ['contact_phone', 'Telefon', { required: true, maxLength: 20 }],
      ['contact_email', 'E-posta', { required: true, type: 'email', maxLength: EMAIL_MAX_LENGTH }],
      ['contact_address', 'Adres', { required: true, ...long(300) }],
      ['contact_working_hours', 'Çalışma saatleri', long(100)],
    ]),
    ...group('Randevu sayfası', [
      ['appointment_hero_badge', 'Rozet', { maxLength: 50 }],
      ['appointment_hero_title', 'Başlık', { required: true, maxLength: 150 }],
      ['appointment_hero_description', 'Açıklama', { required: true, ...long(400) }],
    ]),
    ...group('Üst bilgi çubuğu', [
      ['header_top_phone', 'Telefon', { required: true, maxLength: 20 }],
      ['header_top_email', 'E-posta', { required: true, type: 'email', maxLength: EMAIL_MAX_LENGTH }],
      ['header_top_address', 'Adres', { required: true, maxLength: 200 }],
      ['header_top_message', 'Mesaj', { maxLength: 100 }],
    ]),
    ...group('Alt bilgi', [
      ['footer_description', 'Açıklama', long(500)],
      ['footer_contact_title', 'İletişim başlığı', { maxLength: 100 }],
      ['footer_phone_label', 'Telefon etiketi', { maxLength: 50 }],
      ['footer_email_label', 'E-posta etiketi', { maxLength: 50 }],
      ['footer_address_main', 'Adres', { maxLength: 200 }],
      ['footer_address_detail', 'Adres ayrıntısı', { maxLength: 200 }],
      ['footer_working_hours_main', 'Çalışma saatleri', { maxLength: 100 }],
      ['footer_working_hours_note', 'Çalışma saatleri notu', { maxLength: 200 }],
      ['footer_parking_title', 'Otopark başlığı', { maxLength: 100 }],
      ['footer_parking_info', 'Otopark bilgisi', { maxLength: 200 }],
      ['footer_copyright_text', 'Telif metni', { maxLength: 200 }],
      ['footer_professional_note', 'Mesleki not', { maxLength: 200 }],
    ]),
  ],
  contact: group('Ofis', [
    ['office_address_display', 'Görünen ofis adresi', long(500)],
    [
      'office_map_embed',
      'Harita yerleştirme adresi',
      {
        type: 'url',
        maxLength: 1000,
        hint: 'Haritanın “yerleştir” kodunu (<iframe …>) ya da https ile başlayan adresini yapıştırın.',
      },
    ],
    ['working_hours_note', 'Çalışma saatleri notu', long(200)],
    ['emergency_contact_note', 'Acil durum notu', long(300)],
    ['parking_info', 'Otopark bilgisi', long(300)],
    ['public_transport_info', 'Toplu taşıma bilgisi', long(300)],
  ]),
};

const byKey = new Map(Object.values(settingFields).flatMap((fields) => fields.map((field) => [field.key, field])));

/** A value as it is stored: without spaces around it, a map's `<iframe>` text as the address in it. */
export function storedSetting(key: string, value: string): string {
  const text = value.trim();
  return key === 'office_map_embed' ? (mapAddress(text) ?? text) : text;
}

/**
 * Why a changed value cannot be stored, as a Turkish sentence, or null when it can. An emptied setting goes back to the
 * site's own text; one that is required cannot be emptied.
 */
export function settingProblem(key: string, value: string): string | null {
  const definition = settingDefinitions[key];
  if (!definition) return 'Böyle bir ayar yok';
  const text = storedSetting(key, value);
  const field = byKey.get(key);
  if (text === '') return field?.required ? 'Bu alan zorunludur' : null;
  if (field?.minLength && text.length < field.minLength) return `En az ${field.minLength} karakter olmalı`;
  if (field?.maxLength && text.length > field.maxLength) return `En fazla ${field.maxLength} karakter olabilir`;
  return formatProblem(key, definition, field?.type ?? definition.type, text);
}

function formatProblem(key: string, definition: SettingDefinition, type: string, text: string): string | null {
  const { limits, read } = definition;
  if (read) return read(text) === undefined ? (addressProblems.get(key) ?? addressProblem) : null;
  if (limits && /^\d{1,9}$/.test(text)) {
    const [min, max] = limits;
    return Number(text) < min || Number(text) > max ? `${min} ile ${max} arasında bir sayı girin` : null;
  }
  return hasFormat(key, type, text) ? null : 'Geçersiz format';
}

const addressProblem = 'http:// veya https:// ile başlayan bir adres ya da / ile başlayan bir site yolu girin';
const addressProblems = new Map([
  ['site_url', 'https:// ile başlayan, yalnızca alan adından oluşan bir adres girin (örneğin https://www.ornek.com)'],
  ['hero_button_link', '/ ile başlayan bir site yolu, # ile başlayan bir bölüm ya da http(s) adresi girin'],
  ['office_map_embed', 'Haritanın https ile başlayan adresini ya da yerleştirme kodunu girin'],
]);

function hasFormat(key: string, type: string, text: string): boolean {
  if (key.endsWith('_json')) return isJson(text);
  if (/^(primary|secondary)_color$/.test(key)) return COLOR.test(text);
  switch (type) {
    case 'email':
      return EMAIL.test(text);
    case 'boolean':
      return text === 'true' || text === 'false';
    case 'number':
      return /^\d{1,9}$/.test(text);
    default:
      return true;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
