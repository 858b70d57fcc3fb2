import type { BreadcrumbList, WithContext } from 'schema-dts';
import { paths } from '../paths.ts';

/** From the home page down to the page itself, which comes last of `pages`; `path` is one of the site. */
export function breadcrumbs(
  origin: string,
  pages: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Ana Sayfa', path: paths.home }, ...pages].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
