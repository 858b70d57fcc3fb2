import {
  analyticsSettings,
  appearanceSettings,
  contactSectionSettings,
  cookieNoticeSettings,
  footerSettings,
  headerSettings,
  languageSettings,
  legalLinkSettings,
  practitionerSettings,
  type SettingsReader,
  settingsReader,
  siteSettings,
  socialMediaSettings,
  urlSettings,
  whatsappSettings,
} from '@practice/contracts';
import { useQuery } from '@practice/ui/query';
import { useMemo } from 'react';
import { SiteSettingsDocument, type SiteSettingsQuery } from '../generated/graphql.ts';

/** The settings that the frame, the head and the theme read. */
const settings = {
  ...siteSettings,
  ...practitionerSettings,
  ...appearanceSettings,
  ...headerSettings,
  ...footerSettings,
  ...contactSectionSettings,
  ...socialMediaSettings,
  ...whatsappSettings,
  ...legalLinkSettings,
  ...languageSettings,
  ...cookieNoticeSettings,
  ...urlSettings,
  ...analyticsSettings,
};

/** Reads a setting; '' when it has neither a stored value nor a default. */
export type Settings = SettingsReader<keyof typeof settings>;

export function settingsOf(data: SiteSettingsQuery | undefined): Settings {
  return settingsReader(data?.siteSettings, settings);
}

/** Retries quickly: the whole page waits for its texts. */
const retry = { retries: 2, longestDelay: 3000 };

/** The site's settings, with defaults while they are loading or when they fail to load. */
export function useSettings(): Settings {
  const { data } = useQuery(SiteSettingsDocument, { errorPolicy: 'ignore', staleTime: 60_000, retry });
  return useMemo(() => settingsOf(data), [data]);
}
