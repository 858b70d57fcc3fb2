import { webAddress } from '@practice/contracts';
import type { PageHead, PageRequest, PathParams } from '@practice/ui/router';
import { BlogPostDocument } from '../generated/graphql.ts';
import { firstWords } from '../pages/first-words.ts';
import { paths } from '../paths.ts';
import { prefetchSettings, settingsOf } from '../site/site-settings.ts';
import { blogPosting } from '../structured-data/blog-posting.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import { siteAddress } from '../structured-data/site-address.ts';

/** The API refuses longer ones. */
export const MAX_SLUG_LENGTH = 200;

/** Status and head of a post; null for one that visitors do not find. Rejects when it cannot be loaded. */
export async function postHead({ client, url }: PageRequest, { slug = '' }: PathParams): Promise<PageHead | null> {
  if (slug.length > MAX_SLUG_LENGTH) return null;
  const [settings, { data }] = await Promise.all([
    prefetchSettings(client).catch(() => undefined),
    client.query({ query: BlogPostDocument, variables: { slug } }),
  ]);
  const post = data?.blogPost;
  if (!post) return null;
  const { title, category, author, publishedAt, updatedAt, featuredImage } = post;
  const text = settingsOf(settings);
  const origin = siteAddress(text, url);
  const path = paths.post(post.slug);
  const description = post.metaDescription || post.excerpt || firstWords(post.html);
  const image = webAddress(featuredImage ?? '');
  return {
    status: 200,
    title: post.metaTitle || title,
    description,
    canonical: path,
    ogType: 'article',
    ...(image ? { ogImage: image } : {}),
    query: [],
    links: [{ rel: 'alternate', type: 'application/rss+xml', title: 'Blog', href: paths.feed }],
    jsonLd: [
      blogPosting(origin, text, {
        path,
        title,
        description,
        category,
        author,
        image: featuredImage ?? null,
        publishedAt,
        updatedAt,
      }),
      breadcrumbs(origin, [
        { name: 'Blog', path: paths.blog },
        { name: title, path },
      ]),
    ],
  };
}
