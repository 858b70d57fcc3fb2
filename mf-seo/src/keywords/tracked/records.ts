import { createKeywordInput, DIFFICULTY } from '@practice/contracts';
import { defineRecords, flagField } from '@practice/ui/records';
import {
  CreateKeywordDocument,
  DeleteKeywordDocument,
  type KeywordReportQuery,
  type KeywordRowFragment,
  KeywordsDocument,
  UpdateKeywordDocument,
} from '../../generated/graphql.ts';

export type Keyword = KeywordRowFragment;
export type Places = KeywordReportQuery['keywordReport']['keywords'][number];

/** What the practice wants to be found for. */
export const keywords = defineRecords({
  list: KeywordsDocument,
  create: CreateKeywordDocument,
  update: UpdateKeywordDocument,
  remove: DeleteKeywordDocument,
  event: 'keyword.changed',
  schema: createKeywordInput,
  nouns: { one: 'Anahtar kelime', many: 'Anahtar kelimeler' },
  name: ({ keyword }) => keyword,
  fields: {
    keyword: 'Anahtar kelime',
    pageUrl: 'Sayfa URL',
    searchVolume: 'Aylık arama hacmi',
    difficulty: 'Zorluk (0-100)',
    isTracking: flagField('Takip', 'Aktif', 'Pasif'),
  },
  initial: { difficulty: String(DIFFICULTY.default), isTracking: true },
});
