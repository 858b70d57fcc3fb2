import { type BlogPostDraftRecord, blogPostDraftRecord } from '@practice/contracts';
import { openRichText, recordMapper } from '@practice/service-kit';
import { model, Schema, type Types } from 'mongoose';

/** What was typed of a post and not saved yet; one for each post. */
export type BlogPostDraft = Omit<BlogPostDraftRecord, 'id' | 'postId' | 'createdAt' | 'updatedAt'> & {
  postId: Types.ObjectId;
  contentSeal: string | null;
  createdAt: Date;
  updatedAt: Date;
};

const text = { type: String, default: null };

const schema = new Schema<BlogPostDraft>(
  {
    postId: { type: Schema.Types.ObjectId, required: true, unique: true },
    title: text,
    slug: text,
    category: text,
    excerpt: text,
    content: text,
    contentSeal: text,
    author: text,
    featuredImage: text,
    featuredImageAlt: text,
    metaTitle: text,
    metaDescription: text,
    baseVersion: { type: Number, required: true },
    savedBy: text,
    version: { type: Number, default: 1 },
  },
  { collection: 'blog_post_drafts', timestamps: true, versionKey: false },
);

export const BlogPostDraftModel = model('BlogPostDraft', schema);

type Stored = BlogPostDraft & { _id: unknown };

export const toBlogPostDraftRecord = recordMapper(blogPostDraftRecord, ({ content, contentSeal }: Stored) => ({
  content: content && openRichText(content, contentSeal),
}));
