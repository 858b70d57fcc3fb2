import { legalTextRecord, legalTextSlugs } from '@practice/contracts';
import { recordMapper, sanitizeRichText } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

/**
 * One version of a legal text. Versions are never removed, because consents name them; at most one version of a text is
 * in force, ensured by the partial index.
 */
export type LegalText = {
  slug: string;
  title: string;
  bodyHtml: string;
  /** Names this exact title and body. */
  version: string;
  /** What changed with it, for readers. */
  changeNote: string;
  isInForce: boolean;
  /** When it last came into force. */
  publishedAt: Date;
};

const schema = new Schema<LegalText>(
  {
    slug: { type: String, enum: legalTextSlugs, required: true },
    title: { type: String, required: true },
    bodyHtml: { type: String, required: true },
    version: { type: String, required: true },
    changeNote: { type: String, default: '' },
    isInForce: { type: Boolean, required: true },
    publishedAt: { type: Date, required: true },
  },
  { collection: 'legal_texts' },
);
schema.index({ slug: 1, version: 1 }, { unique: true });
schema.index({ slug: 1 }, { unique: true, partialFilterExpression: { isInForce: true } });

export const LegalTextModel = model('LegalText', schema);

/** As MongoDB gives it, without the defaults of the schema. */
type StoredLegalText = Omit<LegalText, 'changeNote'> & { _id: unknown; changeNote?: string };

/** Sanitized again when read, whatever is stored. */
export const toLegalTextRecord = recordMapper(legalTextRecord, ({ bodyHtml, changeNote }: StoredLegalText) => ({
  bodyHtml: sanitizeRichText(bodyHtml),
  // Texts of before have none.
  changeNote: changeNote ?? '',
}));
