import { serviceTypeSlugs } from './service-types.ts';
import { type SettingKey, settingValue } from './settings/all-settings.ts';

/** What says of a step that is not about settings whether it is taken. */
export const setupChecks = ['legalTexts', 'hours', 'services', 'colleague'] as const;
export type SetupCheck = (typeof setupChecks)[number];
/** What is known of them; nothing while they are being read. */
export type SetupChecks = Readonly<Partial<Record<SetupCheck, boolean>>>;

/** A step of setting a practice up, and where it is taken. */
export type SetupStep = {
  key: string;
  title: string;
  description: string;
  /** It is taken when all of these settings are filled in, one of those is stored, or the check says so. */
  taken: { needs: readonly SettingKey[] } | { oneOf: readonly SettingKey[] } | { check: SetupCheck };
  /** Visitors miss it on the site. */
  isEssential: boolean;
  /** Where it is taken: a section of the back office and its parameters. */
  place: { section: string; tab?: string; focus?: string };
};

/** The steps in their order; each can be taken later. */
export const setupSteps: readonly SetupStep[] = [
  {
    key: 'practice',
    title: 'Muayenehane ve uzman',
    description: 'Sitenin adı ile uzmanın adı ve unvanı.',
    taken: { needs: ['site_name', 'about_name'] },
    isEssential: true,
    place: { section: 'settings', focus: 'site_name' },
  },
  {
    key: 'contact',
    title: 'Telefon ve e-posta',
    description: 'Velilerin sizi arayacağı numara ve yazacağı adres.',
    taken: { needs: ['contact_phone', 'contact_email'] },
    isEssential: true,
    place: { section: 'settings', focus: 'contact_phone' },
  },
  {
    key: 'address',
    title: 'Adres',
    description: 'Muayenehanenin açık adresi.',
    taken: { needs: ['contact_address'] },
    isEssential: true,
    place: { section: 'settings', focus: 'contact_address' },
  },
  {
    key: 'legal',
    title: 'Veri sorumlusu',
    description: 'Yasal metinlerde adı geçecek kişi ya da kuruluş.',
    taken: { needs: ['veri_sorumlusu_info'] },
    isEssential: true,
    place: { section: 'settings', focus: 'veri_sorumlusu_info' },
  },
  {
    key: 'legal-texts',
    title: 'Yasal metinler',
    description: 'Aydınlatma metni, gizlilik, çerezler, kullanım şartları: kendi bilgilerinizle tamamlayıp yayımlayın.',
    taken: { check: 'legalTexts' },
    isEssential: true,
    place: { section: 'legal-texts' },
  },
  {
    key: 'email',
    title: 'E-posta sunucusu',
    description: 'Onay ve bilgilendirme e-postalarının gönderileceği sunucu ve bağlantı testi.',
    taken: { needs: ['smtp_host'] },
    isEssential: true,
    place: { section: 'email' },
  },
  {
    key: 'logo',
    title: 'Renk ve logo',
    description: 'Sitenin rengi, logosu ve biçimi.',
    taken: { oneOf: ['site_logo_url', 'primary_color', 'secondary_color'] },
    isEssential: false,
    place: { section: 'settings', tab: 'appearance' },
  },
  {
    key: 'hours',
    title: 'Çalışma saatleri',
    description: 'Hangi gün ve saatlerde randevu verdiğiniz, tatiller.',
    taken: { check: 'hours' },
    isEssential: false,
    place: { section: 'calendar-management', tab: 'hours' },
  },
  {
    key: 'services',
    title: 'Hizmetler',
    description: 'Sunduğunuz hizmetler; sunmadıklarınızı kapatın ya da silin.',
    taken: { check: 'services' },
    isEssential: false,
    place: { section: 'services' },
  },
  {
    key: 'testimonials',
    title: 'Aile yorumları',
    description:
      'Sitede gösterilsin mi? Sağlıkta tanıtım kuralları hasta yorumlarını, başarı ve iyileşme anlatılarını sınırlar; siz “Açık” demeden hiçbir yerde görünmezler.',
    taken: { oneOf: ['testimonials_enabled'] },
    isEssential: false,
    place: { section: 'settings', focus: 'testimonials_enabled' },
  },
  {
    key: 'figures',
    title: 'Rakamlar',
    description:
      'Deneyim, aile ve değerlendirme sayısı, şehirlerin nüfusu: yalnız kanıtlayabildiğiniz rakamları, kaynağı ve yılıyla yazın. Boş bıraktıklarınız görünmez.',
    taken: { needs: ['city_credential_source'] },
    isEssential: false,
    place: { section: 'settings', focus: 'city_credential_experience' },
  },
  {
    key: 'reminders',
    title: 'Hatırlatmalar',
    description: 'Randevudan kaç saat önce e-posta gideceği ve sessiz saatler.',
    taken: {
      oneOf: [
        'email_appointment_reminders',
        'appointment_reminder_enabled',
        'appointment_reminder_lead_hours',
        'appointment_reminder_quiet_start',
        'appointment_reminder_quiet_end',
      ],
    },
    isEssential: false,
    place: { section: 'email', tab: 'reminders' },
  },
  {
    key: 'colleague',
    title: 'İlk çalışma arkadaşı',
    description: 'Asistanınızı e-postayla davet edin.',
    taken: { check: 'colleague' },
    isEssential: false,
    place: { section: 'users' },
  },
];

type Stored = Readonly<Record<string, string>>;

/** Whether a step is taken; null while nothing is known of its check. */
export function isStepDone({ taken }: SetupStep, stored: Stored, checks: SetupChecks = {}): boolean | null {
  if ('check' in taken) return checks[taken.check] ?? null;
  if ('oneOf' in taken) return taken.oneOf.some((key) => (stored[key] ?? '').trim() !== '');
  return taken.needs.every((key) => settingValue(stored, key).trim() !== '');
}

/** The steps whose absence visitors notice, of those that are not taken. */
export function missingSteps(stored: Stored, checks: SetupChecks = {}): SetupStep[] {
  return setupSteps.filter((step) => step.isEssential && isStepDone(step, stored, checks) === false);
}

type Edited = { version: number };

/** Whether somebody has changed, added or removed one of the services that a new practice begins with. */
export function areServicesReviewed(services: readonly (Edited & { slug: string })[]): boolean {
  const first: readonly string[] = serviceTypeSlugs;
  return services.length !== first.length || services.some(({ slug, version }) => version > 1 || !first.includes(slug));
}
