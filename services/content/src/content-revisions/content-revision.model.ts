import type { ContentChange, ContentPageId } from '@practice/contracts';
import { model, Schema, type Types } from 'mongoose';

/** The texts of a page at one time. `number` counts the revisions of a page. */
export type ContentRevision = {
  pageId: ContentPageId;
  number: number;
  author: string | null;
  description: string | null;
  isDraft: boolean;
  changes: ContentChange[];
  texts: { key: string; value: string }[];
  createdAt: Date;
};

export type StoredContentRevision = ContentRevision & { _id: Types.ObjectId };

const schema = new Schema<ContentRevision>(
  {
    pageId: { type: String, required: true },
    number: { type: Number, required: true },
    author: { type: String, default: null },
    description: { type: String, default: null },
    isDraft: { type: Boolean, required: true },
    changes: [{ _id: false, key: String, kind: String }],
    texts: [{ _id: false, key: String, value: String }],
    createdAt: { type: Date, required: true },
  },
  { collection: 'content_revisions', versionKey: false },
);
schema.index({ pageId: 1, number: -1 }, { unique: true });

export const ContentRevisionModel = model('ContentRevision', schema);

/** One for each page; who adds a revision writes it first, so that of two at once one waits for the other. */
const lockSchema = new Schema<{ pageId: ContentPageId; writes: number }>(
  { pageId: { type: String, required: true, unique: true }, writes: { type: Number, default: 0 } },
  { collection: 'content_page_locks', versionKey: false },
);

export const ContentPageLockModel = model('ContentPageLock', lockSchema);
