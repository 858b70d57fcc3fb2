import { useQuery } from '@practice/ui/query';
import { useMemo } from 'react';
import { ClinicPhoneDocument } from '../generated/graphql.ts';

/** The stored public settings by key; empty until they are loaded. */
export function useStoredSettings(): Record<string, string> {
  const { data } = useQuery(ClinicPhoneDocument, { errorPolicy: 'ignore' });
  return useMemo(
    () => Object.fromEntries((data?.siteSettings ?? []).map((each) => [each.settingKey, each.settingValue])),
    [data],
  );
}
