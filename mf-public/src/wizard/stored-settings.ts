import { useQuery } from '@practice/ui/query';
import { useMemo } from 'react';
import { ClinicPhoneDocument } from '../generated/graphql.ts';

/** The public settings as they are stored, by key; empty while they are not known. */
export function useStoredSettings(): Record<string, string> {
  const { data } = useQuery(ClinicPhoneDocument, { errorPolicy: 'ignore' });
  return useMemo(
    () => Object.fromEntries((data?.siteSettings ?? []).map((each) => [each.settingKey, each.settingValue])),
    [data],
  );
}
