import {
  appointmentPageSettings,
  bookingRequestSettings,
  contactPageSettings,
  contactSectionSettings,
  headerSettings,
  heroBackgroundSettings,
  heroSettings,
  languageSettings,
  officeSettings,
  practitionerSettings,
  type SettingsReader,
  searchResultSettings,
  servicesSectionSettings,
  settingsReader,
  siteSettings,
  socialMediaSettings,
  testimonialsSectionSettings,
  urlSettings,
  whatsappSettings,
} from '@practice/contracts';
import { type QueryClient, useQuery } from '@practice/ui/query';
import { useMemo } from 'react';
import { SiteSettingsDocument, type SiteSettingsQuery } from '../generated/graphql.ts';

/** The settings that the pages of this remote read. */
const settings = {
  ...siteSettings,
  site_base_url: urlSettings.site_base_url,
  structured_data_rating_enabled: searchResultSettings.structured_data_rating_enabled,
  ...languageSettings,
  ...heroSettings,
  ...heroBackgroundSettings,
  ...practitionerSettings,
  ...servicesSectionSettings,
  ...contactPageSettings,
  ...contactSectionSettings,
  ...officeSettings,
  ...headerSettings,
  ...socialMediaSettings,
  ...testimonialsSectionSettings,
  ...whatsappSettings,
  ...appointmentPageSettings,
  ...bookingRequestSettings,
};

/** Reads a setting; its default while it is empty, '' when it has none. */
export type Settings = SettingsReader<keyof typeof settings>;

export function settingsOf(data: Pick<SiteSettingsQuery, 'siteSettings'> | undefined): Settings {
  return settingsReader(data?.siteSettings, settings);
}

/** A failure is repeated soon: the whole page waits for its texts. */
const retry = { retries: 2, longestDelay: 3000 };

/** The site's settings. While they are away, or when they fail to load, the defaults stand. */
export function useSettings(): Settings {
  const { data } = useSiteSettings();
  return useMemo(() => settingsOf(data), [data]);
}

type Rows = Parameters<typeof settingsReader>[1];

/** The settings that one page alone reads: their rows come with its code. */
export function usePageSettings<Page extends Rows>(rows: Page): SettingsReader<keyof Page & string> {
  const { data } = useSiteSettings();
  return useMemo(() => settingsReader(data?.siteSettings, rows), [data, rows]);
}

function useSiteSettings() {
  return useQuery(SiteSettingsDocument, { errorPolicy: 'ignore', staleTime: 60_000, retry });
}

/** Fetches them ahead of a render. */
export async function prefetchSettings(client: QueryClient): Promise<SiteSettingsQuery | undefined> {
  return (await client.query({ query: SiteSettingsDocument, retry })).data;
}
