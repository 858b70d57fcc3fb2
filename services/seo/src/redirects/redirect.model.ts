import { type RedirectRecord, redirectMatchTypes } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/**
 * A redirect. `fromKey` is its source as `sourceKey` gives it; `toKey` its target as `addressKey` gives it, '' for another site,
 * for 410, and for targets with parts of the source.
 */
export type Redirect = Omit<RedirectRecord, 'id' | 'createdAt' | 'lastHitAt'> & {
  fromKey: string;
  toKey: string;
  lastHitAt: Date | null;
  createdAt: Date;
};

const schema = new Schema<Redirect>(
  {
    matchType: { type: String, enum: redirectMatchTypes, default: 'exact' },
    fromUrl: { type: String, required: true },
    toUrl: { type: String, default: '' },
    fromKey: { type: String, required: true, unique: true },
    toKey: { type: String, default: '' },
    redirectType: { type: Number, default: 301 },
    isActive: { type: Boolean, default: true },
    hitCount: { type: Number, default: 0 },
    lastHitAt: { type: Date, default: null },
    version: { type: Number, default: 1 },
  },
  { collection: 'redirects', timestamps: true, versionKey: false },
);
schema.index({ toKey: 1 });
schema.index({ matchType: 1 });
schema.index({ createdAt: -1, _id: -1 });

export const RedirectModel = model('Redirect', schema);
