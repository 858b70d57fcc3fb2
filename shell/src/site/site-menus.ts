import { useQuery } from '@practice/ui/query';
import { useMemo } from 'react';
import { type MenuTreeFragment, SiteMenusDocument } from '../generated/graphql.ts';

export type MenuLink = { id: string; title: string; url: string; newTab: boolean; children: MenuLink[] };

/** Default header menu, when the server's is empty or cannot be loaded: existing pages. */
export const defaultHeaderMenu: MenuLink[] = [
  link('Ana Sayfa', '/'),
  link('Hizmetler', '/hizmetler'),
  link('Blog', '/blog'),
  link('Hakkımda', '/hakkimda'),
  link('İletişim', '/iletisim'),
];

/** Default quick links of the footer: the anchors of the home page. */
export const defaultFooterMenu: MenuLink[] = [
  link('Ana Sayfa', '#anasayfa'),
  link('Hakkımda', '#hakkimda'),
  link('Hizmetler', '#hizmetler'),
  link('Randevu', '#randevu'),
  link('Blog', '#blog'),
  link('İletişim', '#iletisim'),
];

/** Menus of the header and the footer as trees. */
export function useSiteMenus(): { header: MenuLink[]; footer: MenuLink[] } {
  const { data } = useQuery(SiteMenusDocument, { errorPolicy: 'all', retry: { retries: 1, longestDelay: 1000 } });
  return useMemo(
    () => ({
      header: treeOf(data?.header) ?? defaultHeaderMenu,
      footer: treeOf(data?.footer) ?? defaultFooterMenu,
    }),
    [data],
  );
}

/**
 * Builds a tree by `parentId`, with each level sorted by `orderIndex`. An item whose parent is missing or inactive moves to
 * the first level; undefined when there are no items.
 */
function treeOf(menu: MenuTreeFragment | null | undefined): MenuLink[] | undefined {
  const items = [...(menu?.items ?? [])].sort((a, b) => a.orderIndex - b.orderIndex);
  if (items.length === 0) return undefined;
  const nodes = new Map(
    items.map((item) => [item.id, { ...link(item.title, item.url, item.id), newTab: item.target === '_blank' }]),
  );
  const roots: MenuLink[] = [];
  for (const item of items) {
    const node = nodes.get(item.id);
    const parent = item.parentId === item.id ? undefined : nodes.get(item.parentId ?? '');
    if (node) (parent?.children ?? roots).push(node);
  }
  return roots;
}

function link(title: string, url: string, id: string = url): MenuLink {
  return { id, title, url, newTab: false, children: [] };
}
