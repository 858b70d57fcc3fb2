import { model, Schema } from 'mongoose';

/** What a search engine reported of a query; `_id` is its key. All of them are of the file that was imported last. */
export type SearchQuery = {
  _id: string;
  query: string;
  clicks: number;
  impressions: number;
  position: number;
  importedAt: Date;
};

const number = { type: Number, required: true } as const;
const schema = new Schema<SearchQuery>(
  {
    _id: { type: String, required: true },
    query: { type: String, required: true },
    clicks: number,
    impressions: number,
    position: number,
    importedAt: { type: Date, required: true },
  },
  { collection: 'search_queries', versionKey: false },
);
schema.index({ impressions: -1 });

export const SearchQueryModel = model('SearchQuery', schema);
