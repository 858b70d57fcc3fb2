import { blogPostStatuses, blogPostStatusLabels, createBlogPostInput, z } from '@practice/contracts';
import { formatDateTime } from '@practice/ui/admin';
import { choiceField, defineRecords, type FieldDefinition } from '@practice/ui/records';
import {
  type BlogPostRowFragment,
  BlogPostToEditDocument,
  CreateBlogPostDocument,
  DeleteBlogPostDocument,
  type EditedBlogPostFragment,
  ManagedBlogPostsDocument,
  UpdateBlogPostDocument,
} from '../generated/graphql.ts';
import { readPost } from './editor/read-post.ts';
import { wordsOf } from './editor/words-of.ts';

export type PostRow = BlogPostRowFragment;
export type EditedPost = EditedBlogPostFragment;

const instantField = (label: string): FieldDefinition => ({
  label,
  describe: (value) => formatDateTime(String(value)),
});

/** What the list and the editing screen have in common. */
const post = {
  create: CreateBlogPostDocument,
  update: UpdateBlogPostDocument,
  remove: DeleteBlogPostDocument,
  event: 'blog-post.changed',
  // What the server makes of the times, the form says in one word.
  schema: createBlogPostInput.extend({ status: z.enum(blogPostStatuses).default('draft') }),
  nouns: { one: 'Yazı', many: 'Yazılar' },
  fields: {
    title: 'Başlık',
    slug: 'Adres',
    category: 'Kategori',
    excerpt: 'Özet',
    content: { label: 'Metin', describe: (html) => wordsOf(String(html)) },
    author: 'Yazar',
    featuredImage: 'Öne çıkan görsel',
    featuredImageAlt: 'Görselin alternatif metni',
    metaTitle: 'Arama başlığı',
    metaDescription: 'Arama açıklaması',
    status: choiceField('Durum', blogPostStatusLabels),
    publishedAt: instantField('Yayın zamanı'),
    unpublishAt: instantField('Yayından kaldırma zamanı'),
  },
  initial: { status: 'draft' },
  read: readPost,
} as const satisfies Partial<Parameters<typeof defineRecords<unknown, string>>[0]>;

/** Where visitors read a post; null while they do not. */
function addressOf({ status, slug }: EditedPost): string | null {
  return status === 'published' ? `/blog/${slug}` : null;
}

/** The posts of the list, without their texts. */
export const postRows = defineRecords({ ...post, list: ManagedBlogPostsDocument, name: ({ title }) => title });

/** A post with its text, in its form. */
export const editedPosts = defineRecords({
  ...post,
  list: BlogPostToEditDocument,
  name: ({ title }) => title,
  seenAt: addressOf,
});
