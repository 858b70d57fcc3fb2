import { practitionerSettings, settingsReader, shareImage, siteName, siteSettings } from '@practice/contracts';
import { useQuery } from '@practice/ui/data';
import { useMemo } from 'react';
import { SiteIdentityDocument } from '../../generated/graphql.ts';

const settings = { ...siteSettings, ...practitionerSettings };

/**
 * The settings that go into a page's head: the site's name after titles, and the image of cards, with the product's own as
 * default.
 */
export function useSite(): { name: string; image: string } {
  const { data } = useQuery(SiteIdentityDocument, { errorPolicy: 'ignore', staleTime: 10 * 60_000 });
  return useMemo(() => {
    const setting = settingsReader(data?.siteSettings, settings);
    return { name: siteName(setting), image: setting('site_image') || shareImage };
  }, [data]);
}
