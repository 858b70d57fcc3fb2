import { keywordRecord, z } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { KeywordModel } from './keyword.model.ts';

/** What is stored of a keyword; its figures are those of the imported query with the same key. */
const stored = keywordRecord.omit({ figures: true }).extend({ keywordKey: z.string() });

export const keywords = recordStore(KeywordModel, {
  record: stored,
  entity: 'keyword',
  event: ({ id }) => ['keyword.changed', { id }],
  unique: { keywordKey: () => ({ field: 'keyword', message: 'Bu anahtar kelime zaten var' }) },
});

export type StoredKeyword = z.output<typeof stored>;
