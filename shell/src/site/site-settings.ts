import { settingValue } from '@practice/contracts';
import { useQuery } from '@practice/ui/query';
import { useMemo } from 'react';
import { SiteSettingsDocument, type SiteSettingsQuery } from '../generated/graphql.ts';

/** Reads a setting; '' when it has neither a stored value nor a default. */
export type Settings = (key: string) => string;

export function settingsOf(data: SiteSettingsQuery | undefined): Settings {
  const stored = Object.fromEntries((data?.siteSettings ?? []).map((each) => [each.settingKey, each.settingValue]));
  return (key) => settingValue(stored, key).trim();
}

/** The site's settings. While they are away, or when they fail to load, the defaults stand. */
export function useSettings(): Settings {
  const { data } = useQuery(SiteSettingsDocument, { errorPolicy: 'ignore' });
  return useMemo(() => settingsOf(data), [data]);
}
