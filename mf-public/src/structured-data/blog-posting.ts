import { absoluteAddress } from '@practice/contracts';
import type { BlogPosting, WithContext } from 'schema-dts';
import type { Settings } from '../site/site-settings.ts';
import { practiceReference, practitionerReference } from './references.ts';

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
export function blogPosting(origin: string, text: Settings, post: PostData): WithContext<BlogPosting> {
  const url = new URL(post.path, origin).href;
  const practitioner = practitionerReference(origin, text);
  const image = absoluteAddress(origin, post.image);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.description,
    articleSection: post.category,
    inLanguage: text('site_language'),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: practitioner?.name === post.author ? practitioner : { '@type': 'Person', name: post.author },
    publisher: practiceReference(origin, text),
    ...(image ? { image } : {}),
  };
}
