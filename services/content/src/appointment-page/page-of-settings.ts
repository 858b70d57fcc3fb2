import { hash } from 'node:crypto';
import { type AppointmentPageRecord, settingValue } from '@practice/contracts';
import { type SettingField, settingKeys } from './setting-keys.ts';

/** The page that stored settings say; texts that nobody has written are the product's own. */
export function pageOfSettings(stored: Record<string, string>): AppointmentPageRecord {
  const text = (field: SettingField) => settingValue(stored, settingKeys[field]);
  const page = {
    title: text('title') || 'Randevu Al',
    slug: 'randevu',
    heroTitle: text('heroTitle'),
    heroSubtitle: text('heroSubtitle'),
    heroBadgeText: text('heroBadgeText'),
    heroCtaText: text('heroCtaText'),
    heroCtaPhone: text('heroCtaPhone'),
    formTitle: text('formTitle'),
    formSubtitle: text('formSubtitle'),
    formPrivacyText: text('formPrivacyText'),
    isActive: text('isActive') === 'true',
  };
  return { ...page, version: versionOf(page) };
}

/** A number of the page's content, as settings have no versions: 31 bits, which GraphQL takes. */
function versionOf(page: Omit<AppointmentPageRecord, 'version'>): number {
  return Number.parseInt(hash('sha256', JSON.stringify(page), 'hex').slice(0, 8), 16) >>> 1;
}
