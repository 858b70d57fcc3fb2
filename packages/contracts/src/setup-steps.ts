import { type SettingKey, settingValue } from './settings/all-settings.ts';

/** A step of setting a practice up, and where it is taken. */
export type SetupStep = {
  key: string;
  title: string;
  description: string;
  /** Settings that have to be filled in; without any the step is for looking through. */
  needs: readonly SettingKey[];
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
    needs: ['site_name', 'about_name'],
    isEssential: true,
    place: { section: 'settings', focus: 'site_name' },
  },
  {
    key: 'contact',
    title: 'Telefon ve e-posta',
    description: 'Velilerin sizi arayacağı numara ve yazacağı adres.',
    needs: ['contact_phone', 'contact_email'],
    isEssential: true,
    place: { section: 'settings', focus: 'contact_phone' },
  },
  {
    key: 'address',
    title: 'Adres',
    description: 'Muayenehanenin açık adresi.',
    needs: ['contact_address'],
    isEssential: true,
    place: { section: 'settings', focus: 'contact_address' },
  },
  {
    key: 'legal',
    title: 'Veri sorumlusu',
    description: 'Yasal metinlerde adı geçecek kişi ya da kuruluş. Metinleri de gözden geçirin.',
    needs: ['veri_sorumlusu_info'],
    isEssential: true,
    place: { section: 'settings', focus: 'veri_sorumlusu_info' },
  },
  {
    key: 'email',
    title: 'E-posta sunucusu',
    description: 'Onay ve bilgilendirme e-postalarının gönderileceği sunucu ve bağlantı testi.',
    needs: ['smtp_host'],
    isEssential: true,
    place: { section: 'email' },
  },
  {
    key: 'logo',
    title: 'Renk ve logo',
    description: 'Sitenin rengi, logosu ve biçimi.',
    needs: ['site_logo_url'],
    isEssential: false,
    place: { section: 'settings', tab: 'appearance' },
  },
  {
    key: 'hours',
    title: 'Çalışma saatleri',
    description: 'Hangi gün ve saatlerde randevu verdiğiniz, tatiller.',
    needs: [],
    isEssential: false,
    place: { section: 'calendar-management', tab: 'hours' },
  },
  {
    key: 'services',
    title: 'Hizmetler',
    description: 'Sunduğunuz hizmetler; sunmadıklarınızı kapatın ya da silin.',
    needs: [],
    isEssential: false,
    place: { section: 'services' },
  },
  {
    key: 'reminders',
    title: 'Hatırlatmalar',
    description: 'Randevudan kaç saat önce e-posta gideceği ve sessiz saatler.',
    needs: [],
    isEssential: false,
    place: { section: 'email', tab: 'reminders' },
  },
  {
    key: 'colleague',
    title: 'İlk çalışma arkadaşı',
    description: 'Asistanınızı e-postayla davet edin.',
    needs: [],
    isEssential: false,
    place: { section: 'users' },
  },
];

/** Whether a step is taken, by the stored settings; null for one that is for looking through. */
export function isStepDone({ needs }: SetupStep, stored: Readonly<Record<string, string>>): boolean | null {
  return needs.length === 0 ? null : needs.every((key) => settingValue(stored, key).trim() !== '');
}

/** The steps whose absence visitors notice, of those that are not taken. */
export function missingSteps(stored: Readonly<Record<string, string>>): SetupStep[] {
  return setupSteps.filter((step) => step.isEssential && isStepDone(step, stored) === false);
}
