import { type BlogCategoryRecord, blogColors } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** A category of the blog. */
export type BlogCategory = Omit<BlogCategoryRecord, 'id' | 'count' | 'postCount'> & {
  /** Every slug that means this category: its own, that of its name, and those that it had. No other category has one. */
  slugs: string[];
  /** Written with each post that is saved, so that nobody renames or deletes the category at the same moment. */
  usedAt: Date | null;
};

const schema = new Schema<BlogCategory>(
  {
    name: { type: String, required: true },
    slug: { type: String, required: true },
    slugs: { type: [String], required: true },
    color: { type: String, enum: blogColors, default: 'stone' },
    usedAt: { type: Date, default: null },
    orderIndex: { type: Number, default: 0 },
    version: { type: Number, default: 1 },
  },
  { collection: 'blog_categories', versionKey: false },
);
schema.index({ slugs: 1 }, { unique: true });

export const BlogCategoryModel = model('BlogCategory', schema);
