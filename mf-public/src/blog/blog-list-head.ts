import type { PageHead, PageRequest } from '@practice/ui/router';
import { BlogCategoryDocument, BlogListDocument } from '../generated/graphql.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { paths } from '../paths.ts';
import { prefetchSettings, settingsOf } from '../site/site-settings.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { siteAddress } from '../structured-data/site-address.ts';
import {
  type ListAddress,
  listAddress,
  listParameters,
  listVariables,
  PAGE_SIZE,
  readListAddress,
} from './list-address.ts';

const description =
  'Çocuk ve ergen ruh sağlığı üzerine yazılar: okul öncesi dönem, ergenlik, ebeveynlik ve günlük hayattan sorular.';

/**
 * Status and head of /blog; null for a category or page that there is not, a redirect for the former address of a
 * category. A category and a page have an address of their own for search engines; what somebody searched for has none.
 * Rejects when the posts cannot be loaded.
 */
export async function blogListHead(request: PageRequest): Promise<PageHead | null> {
  const { client, url } = request;
  const address = readListAddress(url.searchParams);
  if (!address) return null;
  const [settings, { data }] = await Promise.all([
    prefetchSettings(client).catch(() => undefined),
    client.query({ query: BlogListDocument, variables: listVariables(address) }),
  ]);
  if (!data) return null;
  const category = data.blogCategories.find(({ slug }) => slug === address.category);
  if (address.category && !category) return formerCategory(request, address);
  if (data.blogPosts.items.length === 0 && address.page > 1) return null;
  const isWhole = !address.category && !address.q;
  const meta = await pageMeta(request, 'blog', { title: 'Blog', description });
  const origin = siteAddress(settingsOf(settings), url);
  return {
    ...meta,
    ...(isWhole && address.page === 1 ? {} : ownTexts(titleOf(address, category?.name))),
    ...(address.q
      ? { robots: 'noindex, follow', canonical: paths.blog }
      : { canonical: isWhole && address.page === 1 ? (meta.canonical ?? paths.blog) : listAddress(address) }),
    query: listParameters,
    links: [
      { rel: 'alternate', type: 'application/rss+xml', title: 'Blog', href: paths.feed },
      ...(address.page > 1 ? [{ rel: 'prev', href: listAddress({ ...address, page: address.page - 1 }) }] : []),
      ...(data.blogPosts.total > address.page * PAGE_SIZE
        ? [{ rel: 'next', href: listAddress({ ...address, page: address.page + 1 }) }]
        : []),
    ],
    jsonLd: [
      breadcrumbs(origin, [
        { name: 'Blog', path: paths.blog },
        ...(category ? [{ name: category.name, path: listAddress({ category: category.slug }) }] : []),
      ]),
    ],
  };
}

/** The meta tag is about the whole list: a part of it says what it is itself. */
function ownTexts(title: string): Pick<PageHead, 'title' | 'description' | 'ogTitle' | 'ogDescription'> {
  const own = `${title}. ${description}`;
  return { title, description: own, ogTitle: title, ogDescription: own };
}

/** To where a category is now that was renamed, or deleted with its posts moved to another. */
async function formerCategory({ client }: PageRequest, address: ListAddress): Promise<PageHead | null> {
  const { data } = await client.query({ query: BlogCategoryDocument, variables: { slug: address.category } });
  const slug = data?.blogCategory?.slug;
  if (!slug) return null;
  return { status: 301, title: '', location: listAddress({ ...address, category: slug }), query: listParameters };
}

function titleOf({ q, page }: ListAddress, category: string | undefined): string {
  const list = q ? `“${q}” araması` : category ? `${category} yazıları` : 'Blog';
  return page > 1 ? `${list}, sayfa ${page}` : list;
}
