import type { ContentChange } from '@practice/contracts';
import { model, Schema, type Types } from 'mongoose';
import type { KeyedTexts } from '../revisions/text-changes.ts';

/** What a post said at one time. `number` counts the revisions of a post. */
export type BlogPostRevision = {
  postId: Types.ObjectId;
  number: number;
  savedBy: string | null;
  changes: ContentChange[];
  texts: KeyedTexts;
  createdAt: Date;
};

const schema = new Schema<BlogPostRevision>(
  {
    postId: { type: Schema.Types.ObjectId, required: true },
    number: { type: Number, required: true },
    savedBy: { type: String, default: null },
    changes: [{ _id: false, key: String, kind: String }],
    texts: [{ _id: false, key: String, value: String }],
    createdAt: { type: Date, required: true },
  },
  { collection: 'blog_post_revisions', versionKey: false },
);
schema.index({ postId: 1, number: -1 }, { unique: true });

export const BlogPostRevisionModel = model('BlogPostRevision', schema);
