import type { CompetitorNoteRecord } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** What the practice noticed of another practice. */
export type CompetitorNote = Omit<CompetitorNoteRecord, 'id' | 'updatedAt'> & { updatedAt: Date };

const text = { type: String, default: null } as const;
const schema = new Schema<CompetitorNote>(
  {
    competitor: { type: String, required: true },
    website: text,
    keyword: text,
    note: text,
    version: { type: Number, default: 1 },
  },
  { collection: 'competitor_notes', timestamps: true, versionKey: false },
);
schema.index({ updatedAt: -1 });

export const CompetitorNoteModel = model('CompetitorNote', schema);
