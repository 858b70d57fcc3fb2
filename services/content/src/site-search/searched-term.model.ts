import { SEARCHED_TERM_DAYS } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** What was searched for; `_id` has its words in one spelling, so that `Kaygı` and `kaygi` count together. */
export type SearchedTerm = { _id: string; query: string; count: number; hits: number; lastAt: Date };

const schema = new Schema<SearchedTerm>(
  {
    _id: { type: String, required: true },
    query: { type: String, required: true },
    count: { type: Number, default: 0 },
    hits: { type: Number, default: 0 },
    lastAt: { type: Date, required: true },
  },
  { collection: 'searched_terms', versionKey: false },
);
schema.index({ lastAt: 1 }, { expireAfterSeconds: SEARCHED_TERM_DAYS * 24 * 60 * 60 });
schema.index({ count: -1, _id: 1 });

export const SearchedTermModel = model('SearchedTerm', schema);
