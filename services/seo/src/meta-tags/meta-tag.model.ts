import type { MetaTagRecord } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** A page's texts for search engines and social cards. */
export type MetaTag = Omit<MetaTagRecord, 'id'>;

const text = { type: String, default: null } as const;
const schema = new Schema<MetaTag>(
  {
    pageKey: { type: String, required: true, unique: true },
    pageUrl: { type: String, required: true },
    title: text,
    metaDescription: text,
    metaKeywords: text,
    ogTitle: text,
    ogDescription: text,
    ogImage: text,
    ogType: text,
    canonicalUrl: text,
    robots: { type: String, default: 'index, follow' },
    isActive: { type: Boolean, default: true },
    isInitial: { type: Boolean, default: false },
    version: { type: Number, default: 1 },
  },
  { collection: 'meta_tags', timestamps: true, versionKey: false },
);

export const MetaTagModel = model('MetaTag', schema);
