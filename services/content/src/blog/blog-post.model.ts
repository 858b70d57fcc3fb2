import { type BlogPostRecord, blogPostRecord } from '@practice/contracts';
import { recordMapper, sanitizeRichText } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

/** A post of the blog. */
export type BlogPost = Omit<BlogPostRecord, 'id' | 'publishedAt'> & {
  /** From when visitors see it, once it is published. */
  publishedAt: Date;
};

const schema = new Schema<BlogPost>(
  {
    title: { type: String, required: true },
    slug: { type: String, required: true, unique: true },
    category: { type: String, default: 'Genel' },
    excerpt: { type: String, default: '' },
    content: { type: String, default: '', set: sanitizeRichText },
    featuredImage: { type: String, default: null },
    author: { type: String, required: true },
    isPublished: { type: Boolean, default: false },
    viewCount: { type: Number, default: 0 },
    publishedAt: { type: Date, default: Date.now },
  },
  { collection: 'blog_posts', timestamps: true },
);
schema.index({ isPublished: 1, publishedAt: -1 });
schema.index({ publishedAt: -1 });

export const BlogPostModel = model('BlogPost', schema);

/** Sanitized again when read, whatever is stored. */
export const toBlogPostRecord = recordMapper(blogPostRecord, ({ content }: BlogPost & { _id: unknown }) => ({
  content: sanitizeRichText(content),
}));
