import { practitionerSettings, settingsReader, siteName, siteSettings } from '@practice/contracts';
import { useQuery } from '@practice/ui/data';
import { SearchResult } from '@practice/ui/seo';
import { PagesSiteDocument } from '../../generated/graphql.ts';

const settings = { ...siteSettings, ...practitionerSettings };

type SearchPreviewProps = { address: string; title: string; description: string };

/** A page as a search result, with the name of the practice. */
export function SearchPreview(props: SearchPreviewProps) {
  const { data } = useQuery(PagesSiteDocument, { errorPolicy: 'ignore', staleTime: 10 * 60_000 });
  return <SearchResult {...props} siteName={siteName(settingsReader(data?.siteSettings, settings))} />;
}

/** Number of keywords in a comma-separated list. */
export function keywordCount(keywords: string): number {
  return keywords.split(',').filter((keyword) => keyword.trim() !== '').length;
}
