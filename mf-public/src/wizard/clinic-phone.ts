import { type ContactLink, phoneLink, settingValue } from '@practice/contracts';
import { useQuery } from '@practice/ui/query';
import { useMemo } from 'react';
import { ClinicPhoneDocument } from '../generated/graphql.ts';

/** The clinic's phone from the settings; undefined while none is known. */
export function useClinicPhone(): ContactLink | undefined {
  const { data } = useQuery(ClinicPhoneDocument, { errorPolicy: 'ignore' });
  return useMemo(() => {
    const stored = Object.fromEntries((data?.siteSettings ?? []).map((each) => [each.settingKey, each.settingValue]));
    return phoneLink(settingValue(stored, 'contact_phone') || settingValue(stored, 'header_top_phone'));
  }, [data]);
}
