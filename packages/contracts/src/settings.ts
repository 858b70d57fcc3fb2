import { linkTarget, mapAddress, siteOrigin, webAddress } from './contact-links.ts';

/** One site setting the product knows: its category, its type, who may see it, and the value when none is stored. */
export type SettingDefinition = {
  category: SettingCategory;
  type: 'text' | 'boolean' | 'number';
  /** The least and the greatest value of a number. */
  limits?: readonly [min: number, max: number];
  /** What a text must be to be of use: gives it as it is used, undefined when it cannot be. */
  read?: (value: string) => string | undefined;
  /** Anonymous callers get it from GET /api/site-settings. */
  isPublic: boolean;
  /** Write-only: never leaves the server. */
  isSecret?: true;
  default: string;
};

export const settingCategories = [
  'general',
  'legal',
  'appearance',
  'contact',
  'social',
  'analytics',
  'url_management',
  'security',
  'content',
  'email',
] as const;
export type SettingCategory = (typeof settingCategories)[number];

function define(category: SettingCategory, entries: Record<string, string>, isPublic: boolean) {
  return Object.fromEntries(
    Object.entries(entries).map(([key, value]): [string, SettingDefinition] => [
      key,
      { category, type: typeOf(value), isPublic, default: value, ...rulesOf(key) },
    ]),
  );
}

function rulesOf(key: string): Pick<SettingDefinition, 'limits' | 'read'> {
  const [limits, read] = [numberLimits.get(key), readers.get(key)];
  return { ...(limits ? { limits } : {}), ...(read ? { read } : {}) };
}

const numberLimits = new Map<string, readonly [number, number]>([
  ['admin_session_timeout', [5, 720]],
  ['admin_session_max_hours', [1, 72]],
  ['max_login_attempts', [3, 20]],
  ['lockout_duration', [1, 1440]],
  ['rate_limit_requests', [60, 100_000]],
  ['smtp_port', [1, 65_535]],
  ['booking_horizon_days', [7, 730]],
  ['booking_max_open_requests', [1, 20]],
]);

/** Settings that become links, images or frames: what cannot be one is as good as empty, however it got stored. */
const readers = new Map<string, (value: string) => string | undefined>([
  ['site_url', siteOrigin],
  ['site_image', webAddress],
  ['about_image', webAddress],
  ['hero_button_link', linkTarget],
  ['office_map_embed', mapAddress],
  ['facebook_url', webAddress],
  ['instagram_url', webAddress],
  ['linkedin_url', webAddress],
  ['youtube_url', webAddress],
  ['privacy_policy_url', webAddress],
  ['terms_of_service_url', webAddress],
  ['kvkk_aydinlatma_metni_url', webAddress],
]);

function typeOf(value: string): SettingDefinition['type'] {
  if (value === 'true' || value === 'false') return 'boolean';
  return /^\d+$/.test(value) ? 'number' : 'text';
}

const texts = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, '']));

/**
 * The settings that work so far, by key. A key is listed here once something reads it: every listed setting does what
 * its label says. An empty default means the screen's own Turkish default text. Without a prototype, so that
 * `constructor` and the like are keys that it does not have.
 */
export const settingDefinitions: Record<string, SettingDefinition> = Object.assign(Object.create(null), {
  ...define('appearance', { primary_color: '#1F5F58', secondary_color: '#E58A4E', animation_enabled: 'true' }, true),
  ...define(
    'content',
    texts(
      'hero_title',
      'hero_subtitle',
      'hero_description',
      'hero_welcome_badge',
      'hero_button_text',
      'hero_button_link',
      'hero_stats_1',
      'hero_stats_2',
      'hero_stats_3',
      'about_name',
      'about_title',
      'about_subtitle',
      'about_image',
      'about_credentials_1',
      'about_credentials_2',
      'services_section_title',
      'services_section_description',
      'services_cta_badge',
      'services_cta_title',
      'services_cta_description',
      'services_cta_button_primary',
      'services_cta_button_secondary',
      'contact_info_title',
      'contact_phone',
      'contact_email',
      'contact_address',
      'contact_working_hours',
      'appointment_hero_badge',
      'appointment_hero_title',
      'appointment_hero_description',
      'header_top_phone',
      'header_top_email',
      'header_top_address',
      'header_top_message',
      'footer_description',
      'footer_contact_title',
      'footer_phone_label',
      'footer_email_label',
      'footer_address_main',
      'footer_address_detail',
      'footer_working_hours_main',
      'footer_working_hours_note',
      'footer_parking_title',
      'footer_parking_info',
      'footer_copyright_text',
      'footer_professional_note',
    ),
    true,
  ),
  ...define(
    'contact',
    texts(
      'office_address_display',
      'office_map_embed',
      'working_hours_note',
      'emergency_contact_note',
      'parking_info',
      'public_transport_info',
    ),
    true,
  ),
  ...define(
    'social',
    texts(
      'facebook_url',
      'instagram_url',
      'linkedin_url',
      'youtube_url',
      'whatsapp_number',
      'whatsapp_message_template',
    ),
    true,
  ),
  ...define('legal', texts('privacy_policy_url', 'terms_of_service_url', 'kvkk_aydinlatma_metni_url'), true),
  ...define('general', texts('site_name', 'site_url', 'site_image', 'author_name', 'robots_meta'), true),
  // How many days ahead parents may ask for a time, and how many of their requests may wait for an answer at once.
  ...define('general', { booking_horizon_days: '120' }, true),
  ...define('general', { booking_max_open_requests: '3' }, false),
  ...define(
    'security',
    {
      max_login_attempts: '5',
      lockout_duration: '15',
      admin_session_timeout: '60',
      admin_session_max_hours: '12',
      rate_limit_enabled: 'true',
      rate_limit_requests: '300',
    },
    false,
  ),
  ...define(
    'email',
    {
      email_enabled: 'true',
      email_admin_notifications: 'true',
      smtp_host: '',
      smtp_port: '587',
      smtp_secure: 'false',
      smtp_user: '',
      email_from: '',
    },
    false,
  ),
  smtp_pass: { category: 'email', type: 'text', isPublic: false, isSecret: true, default: '' },
} satisfies Record<string, SettingDefinition>);

/** The keys that anonymous callers may read. */
export const publicSettingKeys = Object.entries(settingDefinitions)
  .filter(([, definition]) => definition.isPublic)
  .map(([key]) => key);

/**
 * A setting's value out of what is stored, or its default; booleans and numbers are text here as in the API. What was
 * stored before a rule was there is harmless: a number is brought within its limits, a text of no use counts as empty.
 */
export function settingValue(stored: Record<string, string>, key: string): string {
  const value = stored[key];
  const definition = settingDefinitions[key];
  if (value === undefined || value === '') return definition?.default ?? '';
  return definition ? (usableValue(definition, value) ?? definition.default) : value;
}

function usableValue({ type, limits, read }: SettingDefinition, value: string): string | undefined {
  if (read) return read(value);
  if (type !== 'number') return value;
  const number = Number(value);
  if (!Number.isInteger(number)) return undefined;
  const [min, max] = limits ?? [0, Number.MAX_SAFE_INTEGER];
  return String(Math.min(max, Math.max(min, number)));
}
