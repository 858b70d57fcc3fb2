import { aboutPageGroup, aboutPageSettings } from './about-page.ts';
import { aboutSectionGroup, aboutSectionSettings } from './about-section.ts';
import { analyticsSettings } from './analytics.ts';
import { analyticsGroup } from './analytics-group.ts';
import { appearanceSettings, heroBackgroundSettings } from './appearance.ts';
import { appearanceGroup, heroBackgroundGroup } from './appearance-group.ts';
import { appointmentPageGroup, appointmentPageSettings } from './appointment-page.ts';
import { backupSettings } from './backup.ts';
import { backupGroup } from './backup-group.ts';
import { bookingRequestGroup, bookingRequestSettings } from './booking-requests.ts';
import { cityPageGroup, cityPageSettings } from './city-pages.ts';
import { contactPageGroup, contactPageSettings } from './contact-page.ts';
import { contactSectionGroup, contactSectionSettings } from './contact-section.ts';
import { contactHeadingGroup, contactHeadingSettings } from './content-contact.ts';
import { cookieNoticeGroup, cookieNoticeSettings } from './cookie-notice.ts';
import { emailSettings, practiceEmailSettings } from './email.ts';
import { emailGroup, practiceEmailGroup } from './email-group.ts';
import { footerGroup, footerSettings } from './footer.ts';
import { headerGroup, headerSettings } from './header.ts';
import { heroSettings } from './hero.ts';
import { heroGroup } from './hero-group.ts';
import { languageSettings } from './language.ts';
import { languageGroup } from './language-group.ts';
import { personalDataSettings, policyLinkSettings } from './legal-links.ts';
import { personalDataGroup, policyLinkGroup } from './legal-links-group.ts';
import { maintenanceGroup, maintenanceSettings } from './maintenance.ts';
import { monitoringSettings } from './monitoring.ts';
import { monitoringGroup } from './monitoring-group.ts';
import { officeGroup, officeSettings } from './office.ts';
import { openingGroup, openingSettings } from './opening.ts';
import { practitionerGroup, practitionerSettings } from './practitioner.ts';
import { protectionSettings } from './protections.ts';
import { protectionGroup } from './protections-group.ts';
import { usableValue } from './read-settings.ts';
import { reminderSettings } from './reminders.ts';
import { reminderGroup } from './reminders-group.ts';
import { retentionSettings } from './retention.ts';
import { retentionGroup } from './retention-group.ts';
import { searchResultGroups } from './search-results-groups.ts';
import { securitySettings } from './security.ts';
import { securityGroup } from './security-group.ts';
import { securityHeaderSettings } from './security-headers.ts';
import { securityHeaderGroup } from './security-headers-group.ts';
import { servicesPageGroup, servicesPageSettings } from './services-page.ts';
import { servicesSectionGroup, servicesSectionSettings } from './services-section.ts';
import type { FormField, Setting, SettingCategory, SettingGroup, Settings, settingTypes } from './setting.ts';
import { siteSettings } from './site.ts';
import { siteGroup } from './site-group.ts';
import { socialMediaGroup, socialMediaSettings } from './social-media.ts';
import { testimonialsSectionGroup, testimonialsSectionSettings } from './testimonials-section.ts';
import { urlSettings } from './url-management.ts';
import { urlGroup } from './url-management-group.ts';
import { whatsappGroup, whatsappSettings } from './whatsapp.ts';

/** A group with its settings; a setting without its entry in the group doesn't compile. */
type Group = { settings: Settings; group: SettingGroup<Settings> };

/** All groups, in the order of the API's list and of the settings screen. */
export const settingGroups = [
  { settings: appearanceSettings, group: appearanceGroup },
  { settings: heroBackgroundSettings, group: heroBackgroundGroup },
  { settings: heroSettings, group: heroGroup },
  { settings: practitionerSettings, group: practitionerGroup },
  { settings: aboutSectionSettings, group: aboutSectionGroup },
  { settings: aboutPageSettings, group: aboutPageGroup },
  { settings: servicesSectionSettings, group: servicesSectionGroup },
  { settings: servicesPageSettings, group: servicesPageGroup },
  { settings: testimonialsSectionSettings, group: testimonialsSectionGroup },
  { settings: cityPageSettings, group: cityPageGroup },
  { settings: contactSectionSettings, group: contactSectionGroup },
  { settings: contactPageSettings, group: contactPageGroup },
  { settings: contactHeadingSettings, group: contactHeadingGroup },
  { settings: appointmentPageSettings, group: appointmentPageGroup },
  { settings: headerSettings, group: headerGroup },
  { settings: footerSettings, group: footerGroup },
  { settings: officeSettings, group: officeGroup },
  { settings: socialMediaSettings, group: socialMediaGroup },
  { settings: whatsappSettings, group: whatsappGroup },
  { settings: personalDataSettings, group: personalDataGroup },
  { settings: retentionSettings, group: retentionGroup },
  { settings: siteSettings, group: siteGroup },
  { settings: languageSettings, group: languageGroup },
  { settings: policyLinkSettings, group: policyLinkGroup },
  { settings: cookieNoticeSettings, group: cookieNoticeGroup },
  ...searchResultGroups,
  { settings: bookingRequestSettings, group: bookingRequestGroup },
  { settings: openingSettings, group: openingGroup },
  { settings: maintenanceSettings, group: maintenanceGroup },
  { settings: analyticsSettings, group: analyticsGroup },
  { settings: urlSettings, group: urlGroup },
  { settings: securitySettings, group: securityGroup },
  { settings: securityHeaderSettings, group: securityHeaderGroup },
  { settings: protectionSettings, group: protectionGroup },
  { settings: monitoringSettings, group: monitoringGroup },
  { settings: backupSettings, group: backupGroup },
  { settings: emailSettings, group: emailGroup },
  { settings: practiceEmailSettings, group: practiceEmailGroup },
  { settings: reminderSettings, group: reminderGroup },
] as const satisfies readonly Group[];

type KeysOf<Each> = Each extends { settings: infer Rows } ? keyof Rows & string : never;

/** The settings that the product knows: every one does what its label says. */
export type SettingKey = KeysOf<(typeof settingGroups)[number]>;

/** All that is known of one setting. */
export type SettingDefinition = Omit<Setting, 'type'> & {
  category: SettingCategory;
  type: (typeof settingTypes)[number];
  /** Anonymous callers get it from GET /api/site-settings. */
  isPublic: boolean;
  /** Write-only: never leaves the server. */
  isSecret: boolean;
  /** How staff edit it, and the page that shows it; null for what is changed over the API only. */
  field: (FormField & { shownAt: string }) | null;
};

function definitionsOf({ settings, group }: Group): [string, SettingDefinition][] {
  const { category, isPublic, internal = [], secrets = [], form } = group;
  return Object.entries(settings).map(([key, setting]) => [
    key,
    {
      type: 'text',
      ...setting,
      category,
      isPublic: isPublic && !internal.includes(key),
      isSecret: secrets.includes(key),
      field: fieldOf(form, key),
    },
  ]);
}

function fieldOf(form: SettingGroup<Settings>['form'], key: string): SettingDefinition['field'] {
  const field = form?.fields[key];
  return form && field ? { ...field, shownAt: form.shownAt.path } : null;
}

/** Without a prototype, so that `constructor` and the like are keys that it does not have. */
export const settingDefinitions: Readonly<Record<string, SettingDefinition>> = Object.assign(
  Object.create(null),
  Object.fromEntries(settingGroups.flatMap(definitionsOf)),
);

/** The keys that anonymous callers may read. */
export const publicSettingKeys = Object.entries(settingDefinitions)
  .filter(([, definition]) => definition.isPublic)
  .map(([key]) => key);

/** A setting's value out of what is stored by key, or its default; for services, which know all of them. */
export function settingValue(stored: Readonly<Record<string, string>>, key: SettingKey): string {
  return usableValue(settingDefinitions[key], stored[key]);
}
