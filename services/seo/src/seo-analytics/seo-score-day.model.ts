import { SEO_SCORE_DAYS } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** The scores of the pages at the end of a day on which one of them changed; `_id` is the date. */
export type SeoScoreDay = { _id: string; at: Date; pages: { pageKey: string; score: number }[] };

const schema = new Schema<SeoScoreDay>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    pages: { type: [{ _id: false, pageKey: String, score: Number }], default: [] },
  },
  { collection: 'seo_score_days', versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: SEO_SCORE_DAYS * 24 * 60 * 60 });

export const SeoScoreDayModel = model('SeoScoreDay', schema);
