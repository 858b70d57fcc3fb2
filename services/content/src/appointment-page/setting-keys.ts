import type { AppointmentPageRecord, SettingKey } from '@practice/contracts';

/** The settings that have the texts of the page: the settings screen and the content manager edit some of them, too. */
export const settingKeys = {
  title: 'appointment_title',
  heroTitle: 'appointment_hero_title',
  heroSubtitle: 'appointment_hero_description',
  heroBadgeText: 'appointment_hero_badge',
  heroCtaText: 'appointment_cta_text',
  heroCtaPhone: 'appointment_cta_phone',
  formTitle: 'appointment_form_title',
  formSubtitle: 'appointment_form_subtitle',
  formPrivacyText: 'appointment_form_privacy',
  isActive: 'appointment_page_active',
} as const satisfies Record<Exclude<keyof AppointmentPageRecord, 'slug' | 'version'>, SettingKey>;

export type SettingField = keyof typeof settingKeys;
