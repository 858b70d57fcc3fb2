import { Text } from '@practice/ui';
import { SearchResult, shownAddress } from '@practice/ui/seo';
import type { MetaTag } from '../record/meta-tag.ts';
import { useSite } from './use-site.ts';

export type Previewed = Pick<
  MetaTag,
  | 'pageUrl'
  | 'title'
  | 'metaDescription'
  | 'canonicalUrl'
  | 'robots'
  | 'isActive'
  | 'ogTitle'
  | 'ogDescription'
  | 'ogImage'
>;

/** The page as a search result, and why it will not be one. */
export function SearchPreview({ tag }: { tag: Previewed }) {
  const { name } = useSite();
  return (
    <SearchResult
      address={addressIn(tag)}
      title={tag.title ?? ''}
      description={tag.metaDescription ?? ''}
      siteName={name}
    >
      <Notes tag={tag} />
    </SearchResult>
  );
}

/** Why search engines will not show the page like this. */
function Notes({ tag: { robots, isActive } }: { tag: Previewed }) {
  const notes = [
    ...(isActive ? [] : ['Bu tag pasif: kullanılmaz.']),
    ...(robots.startsWith('noindex') ? ['noindex: sayfa arama sonuçlarında görünmez.'] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <Text mt="2" color="status.pending.fg" fontSize="sm" fontWeight="medium">
      {notes.join(' ')}
    </Text>
  );
}

/** Host and path as search engines show them: the canonical address, else the page's own. */
export function addressOf(tag: Pick<Previewed, 'canonicalUrl' | 'pageUrl'>): { host: string; path: string } {
  return shownAddress(addressIn(tag));
}

function addressIn({ canonicalUrl, pageUrl }: Pick<Previewed, 'canonicalUrl' | 'pageUrl'>): string {
  return canonicalUrl || pageUrl || '/';
}
