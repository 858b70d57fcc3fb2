import type { RedirectRecord } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** A redirect; the keys are its addresses as `pathKey` gives them, `toKey` '' for another site. */
export type Redirect = Omit<RedirectRecord, 'id' | 'createdAt'> & { fromKey: string; toKey: string; createdAt: Date };

const schema = new Schema<Redirect>(
  {
    fromUrl: { type: String, required: true },
    toUrl: { type: String, required: true },
    fromKey: { type: String, required: true, unique: true },
    toKey: { type: String, default: '' },
    redirectType: { type: Number, default: 301 },
    isActive: { type: Boolean, default: true },
    hitCount: { type: Number, default: 0 },
    version: { type: Number, default: 1 },
  },
  { collection: 'redirects', timestamps: true, versionKey: false },
);
schema.index({ toKey: 1 });

export const RedirectModel = model('Redirect', schema);
