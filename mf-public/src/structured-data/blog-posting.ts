import { webAddress } from '@practice/contracts';
import type { BlogPosting, WithContext } from 'schema-dts';

type PostData = {
  path: string;
  title: string;
  description: string;
  category: string;
  author: string;
  image: string | null;
  publishedAt: string;
  updatedAt: string;
};

/** A post of the blog, published by the practice. */
export function blogPosting(origin: string, post: PostData): WithContext<BlogPosting> {
  const url = new URL(post.path, origin).href;
  const image = webAddress(post.image ?? '');
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.description,
    articleSection: post.category,
    inLanguage: 'tr-TR',
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@id': `${new URL('/', origin).href}#practice` },
    ...(image && URL.canParse(image, origin) ? { image: new URL(image, origin).href } : {}),
  };
}
