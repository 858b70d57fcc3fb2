import type { BreadcrumbList, WithContext } from 'schema-dts';

/** The pages above a page and the page itself, from the home page down; `path` is one of the site. */
export function breadcrumbs(
  origin: string,
  pages: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
