import type { BlogPostDraftRecord, BlogPostRecord } from '@practice/contracts';
import { findBlogCategory } from '../../blog-categories/find-blog-category.ts';
import { derivedFields } from '../derived-fields.ts';

/** A post as it is once its draft is saved: what may not be empty stays as it is where the draft has emptied it. */
export async function withDraft(post: BlogPostRecord, draft: BlogPostDraftRecord): Promise<BlogPostRecord> {
  const content = draft.content ?? post.content;
  const category = draft.category ? await findBlogCategory(draft.category) : undefined;
  return {
    ...post,
    title: draft.title || post.title,
    slug: draft.slug || post.slug,
    category: category?.name ?? post.category,
    author: draft.author || post.author,
    excerpt: draft.excerpt ?? post.excerpt,
    content,
    readingMinutes: derivedFields(content).readingMinutes,
    featuredImage: draft.featuredImage ?? post.featuredImage,
    featuredImageAlt: draft.featuredImageAlt ?? post.featuredImageAlt,
    metaTitle: draft.metaTitle ?? post.metaTitle,
    metaDescription: draft.metaDescription ?? post.metaDescription,
  };
}
