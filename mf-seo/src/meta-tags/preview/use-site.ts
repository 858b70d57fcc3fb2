import { settingValue, shareImage, siteName } from '@practice/contracts';
import { useQuery } from '@practice/ui/data';
import { useMemo } from 'react';
import { SiteIdentityDocument } from '../../generated/graphql.ts';

/**
 * What the head of a page takes from the settings: the site's name behind titles, and the picture of cards, the
 * product's own while none is set.
 */
export function useSite(): { name: string; image: string } {
  const { data } = useQuery(SiteIdentityDocument, { errorPolicy: 'ignore' });
  return useMemo(() => {
    const stored = Object.fromEntries(
      ((data?.siteSettings ?? []) as { settingKey: string; settingValue: string }[]).map((each) => [
        each.settingKey,
        each.settingValue,
      ]),
    );
    const setting = (key: string) => settingValue(stored, key).trim();
    return { name: siteName(setting), image: setting('site_image') || shareImage };
  }, [data]);
}
