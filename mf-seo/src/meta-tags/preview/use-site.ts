import { practitionerSettings, settingsReader, shareImage, siteName, siteSettings } from '@practice/contracts';
import { useQuery } from '@practice/ui/data';
import { useMemo } from 'react';
import { SiteIdentityDocument } from '../../generated/graphql.ts';

const settings = { ...siteSettings, ...practitionerSettings };

/**
 * What the head of a page takes from the settings: the site's name behind titles, and the picture of cards, the
 * product's own while none is set.
 */
export function useSite(): { name: string; image: string } {
  const { data } = useQuery(SiteIdentityDocument, { errorPolicy: 'ignore', staleTime: 10 * 60_000 });
  return useMemo(() => {
    const setting = settingsReader(data?.siteSettings, settings);
    return { name: siteName(setting), image: setting('site_image') || shareImage };
  }, [data]);
}
