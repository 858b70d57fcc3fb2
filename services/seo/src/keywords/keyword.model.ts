import { DIFFICULTY, type KeywordRecord, toSearchKey } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** What the practice wants to be found for. */
export type Keyword = Omit<KeywordRecord, 'id' | 'figures'> & {
  /** By which two spellings of a keyword are the same one. */
  keywordKey: string;
};

const schema = new Schema<Keyword>(
  {
    keyword: { type: String, required: true },
    keywordKey: { type: String, required: true, unique: true },
    pageUrl: { type: String, default: null },
    searchVolume: { type: Number, default: 0 },
    difficulty: { type: Number, default: DIFFICULTY.default },
    isTracking: { type: Boolean, default: true },
    version: { type: Number, default: 1 },
  },
  { collection: 'keywords', timestamps: true, versionKey: false },
);

export const KeywordModel = model('Keyword', schema);

/** The same for every way to write a keyword: case, accents and repeated spaces are ignored. */
export function toKeywordKey(keyword: string): string {
  return toSearchKey(keyword);
}
