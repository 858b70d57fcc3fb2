import { sitePages } from '@practice/contracts';
import { type PaletteItem, usePaletteItems } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { useCallback } from 'react';
import { PalettePagesDocument } from '../../generated/graphql.ts';
import { matchItems } from './match-items.ts';

/** Pages of the public site in the palette, for whatever was typed; each opens in a new tab. */
export function PalettePages() {
  const client = useApolloClient();
  const search = useCallback(
    async (query: string, signal: AbortSignal): Promise<PaletteItem[]> => {
      const { data } = await client.query({
        query: PalettePagesDocument,
        fetchPolicy: 'cache-first',
        context: { fetchOptions: { signal } },
      });
      const written = [...(data?.pages ?? []), ...(data?.localPages ?? [])];
      return matchItems([...builtIn, ...written.map(({ title, slug }) => pageItem(title, `/${slug}`))], query);
    },
    [client],
  );
  usePaletteItems(search);
  return null;
}

function pageItem(title: string, path: string): PaletteItem {
  return {
    id: `page:${path}`,
    label: title,
    hint: path,
    keywords: 'sayfa site',
    group: 'Sayfalar',
    icon: 'file-text',
    onSelect: () => open(path, '_blank', 'noopener'),
  };
}

const builtIn = [
  pageItem('Ana sayfa', sitePages.home),
  pageItem('Hizmetler sayfası', sitePages.services),
  pageItem('Hakkımda', sitePages.about),
  pageItem('Blog', sitePages.blog),
  pageItem('Randevu sayfası', sitePages.appointment),
  pageItem('İletişim', sitePages.contact),
];
