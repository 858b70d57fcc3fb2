import { type BlogPostRecord, blogPostRecord, blogPostStatus, DEFAULT_BLOG_CATEGORY } from '@practice/contracts';
import { openRichText, recordMapper } from '@practice/service-kit';
import { model, Schema } from 'mongoose';
import { type DerivedFields, derivedFields } from './derived-fields.ts';

/** A post of the blog. */
export type BlogPost = Omit<BlogPostRecord, 'id' | 'publishedAt' | 'unpublishAt' | 'updatedAt' | 'status'> &
  DerivedFields & {
    /** From when visitors see it, once it is published. */
    publishedAt: Date;
    /** Visitors have seen it: its date is that of its first publication, whenever it is published again. */
    wasPublished?: boolean;
    /** From when visitors see it no more. */
    unpublishAt: Date | null;
    updatedAt: Date;
    /** How often the links to previews of it were withdrawn: those of before are worthless. */
    previewSeries?: number;
  };

const schema = new Schema<BlogPost>(
  {
    title: { type: String, required: true },
    slug: { type: String, required: true, unique: true },
    category: { type: String, default: DEFAULT_BLOG_CATEGORY },
    excerpt: { type: String, default: '' },
    content: { type: String, default: '' },
    contentSeal: { type: String, default: null },
    readingMinutes: { type: Number, default: 1 },
    firstWords: { type: String, default: '' },
    featuredImage: { type: String, default: null },
    featuredImageAlt: { type: String, default: null },
    author: { type: String, required: true },
    isPublished: { type: Boolean, default: false },
    viewCount: { type: Number, default: 0 },
    publishedAt: { type: Date, default: Date.now },
    unpublishAt: { type: Date, default: null },
    metaTitle: { type: String, default: null },
    metaDescription: { type: String, default: null },
    wasPublished: Boolean,
    previewSeries: { type: Number, default: 0 },
    version: { type: Number, default: 1 },
  },
  { collection: 'blog_posts', timestamps: true, versionKey: false },
);
schema.index({ isPublished: 1, publishedAt: -1 });
schema.index({ publishedAt: -1 });
schema.index({ category: 1, isPublished: 1, publishedAt: -1 });

// Whoever writes a text through the model writes it clean, with what is derived of it.
schema.pre('save', function () {
  if (this.isModified('content')) this.set(derivedFields(this.content));
});
schema.pre('updateOne', function () {
  const content = this.get('content');
  if (typeof content === 'string') this.set(derivedFields(content));
});

export const BlogPostModel = model('BlogPost', schema);

type Stored = BlogPost & { _id: unknown };

export const toBlogPostRecord = recordMapper(blogPostRecord, ({ content, contentSeal, ...post }: Stored) => ({
  content: openRichText(content, contentSeal),
  status: blogPostStatus(post),
  updatedAt: (post.updatedAt ?? post.publishedAt).toISOString(),
}));
