import { optionalText, requiredText, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

export const DIFFICULTY = { min: 0, max: 100, default: 50 } as const;
const MAX_VOLUME = 100_000_000;
/** So many keywords there are at most. */
export const MAX_KEYWORDS = 500;

export const keywordDifficulties = ['easy', 'medium', 'hard'] as const;
export type KeywordDifficulty = (typeof keywordDifficulties)[number];
export const keywordDifficultyLabels: Record<KeywordDifficulty, string> = {
  easy: 'Kolay',
  medium: 'Orta',
  hard: 'Zor',
};

/** Up to 30 is easy, up to 60 medium. */
export function keywordDifficulty(difficulty: number): KeywordDifficulty {
  return difficulty <= 30 ? 'easy' : difficulty <= 60 ? 'medium' : 'hard';
}

/** What a search engine reported of a query in the file that was imported last. */
export const searchFigures = z
  .object({
    clicks: z.number().int(),
    impressions: z.number().int(),
    position: z.number().meta({ description: 'Average position, 1 is the first.' }),
    importedAt: z.string(),
  })
  .meta({
    id: 'SearchFigures',
    description: 'What a search engine reported of a query in the file that was imported last.',
  });

export type SearchFigures = z.infer<typeof searchFigures>;

/** What the practice wants to be found for. */
export const keywordRecord = z
  .object({
    id: z.string(),
    keyword: z.string(),
    pageUrl: z.string().nullable(),
    searchVolume: z.number().int().meta({ description: 'Searches a month.' }),
    difficulty: z.number().int().meta({ description: '0 to 100: up to 30 is easy, up to 60 medium.' }),
    isTracking: z.boolean(),
    version: z.number().int(),
    figures: searchFigures.nullable().meta({ description: 'Null unless the imported file has the keyword.' }),
  })
  .meta({ id: 'Keyword' });

export type KeywordRecord = z.infer<typeof keywordRecord>;

const wholeNumber = (message: string, max: number) =>
  z.number(message).int(message).min(0, message).max(max, message).nullish();

/** A path of the site or an address, as of a meta tag. */
const PAGE_URL = /^(?:\/(?![/\\])|[hH][tT][tT][pP][sS]?:\/\/)[^\t\r\n]*$/;

const fields = {
  keyword: requiredText(100, 'Anahtar kelime gerekli'),
  pageUrl: z
    .union([
      z.literal(''),
      z
        .string()
        .trim()
        .max(500, 'En fazla 500 karakter olabilir')
        .regex(PAGE_URL, 'http(s) adresi ya da / ile başlayan bir yol girin'),
    ])
    .nullish(),
  searchVolume: wholeNumber(
    `Arama hacmi 0 ile ${MAX_VOLUME.toLocaleString('tr-TR')} arasında bir tam sayı olmalıdır`,
    MAX_VOLUME,
  ).meta({
    description: 'Searches a month; 0 when not given.',
  }),
  difficulty: wholeNumber('Zorluk 0 ile 100 arasında bir tam sayı olmalıdır', DIFFICULTY.max).meta({
    description: 'From 0 to 100; 50 when not given.',
  }),
  isTracking: z.boolean().nullish(),
};

export const createKeywordInput = z.strictObject(fields).meta({ id: 'CreateKeywordInput' });

export const updateKeywordInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateKeywordInput' });

export const listKeywordsInput = z.object({
  pageUrl: z.string().max(500).nullish().meta({ description: 'Those of this page alone.' }),
});

/** A page that has all words of a keyword, whatever their suffixes, in one of its parts. */
export const keywordPage = z
  .object({
    url: z.string(),
    title: z.string(),
    inTitle: z.boolean(),
    inDescription: z.boolean(),
    inHeadings: z.boolean(),
    inText: z.boolean(),
  })
  .meta({
    id: 'KeywordPage',
    description: 'A page that has all words of a keyword, whatever their suffixes, in one of its parts.',
  });

export type KeywordPage = z.infer<typeof keywordPage>;

/** Where the words of a keyword stand, the pages with most of it first. */
export const keywordPlaces = z
  .object({
    keywordId: z.string(),
    pages: z.array(keywordPage),
    competing: z.array(z.string()).meta({
      description: 'Pages that have it in their titles, when there are several: search engines choose one of them.',
    }),
  })
  .meta({ id: 'KeywordPlaces', description: 'Where the words of a keyword stand, the pages with most of it first.' });

export type KeywordPlaces = z.infer<typeof keywordPlaces>;

export const keywordReport = z
  .object({
    checkedAt: z.string().nullable().meta({ description: 'When the pages were last read; null: never.' }),
    keywords: z.array(keywordPlaces),
  })
  .meta({ id: 'KeywordReport' });

export type KeywordReport = z.infer<typeof keywordReport>;

export const suggestionSources = ['page', 'search', 'import'] as const;

/** Words that no keyword covers: of a page, of visitors' searches on the site, or of an imported file. */
export const keywordSuggestion = z
  .object({
    keyword: z.string(),
    source: z.enum(suggestionSources),
    pageUrl: z.string().nullable(),
    count: z.number().int().nullable().meta({ description: 'Searches on the site, or impressions; null of a page.' }),
  })
  .meta({ id: 'KeywordSuggestion' });

export type KeywordSuggestion = z.infer<typeof keywordSuggestion>;

/** Characters of an imported file, and its lines. */
export const MAX_QUERY_FILE = 1_000_000;
export const MAX_QUERIES = 5000;

export const queryFileInput = z
  .strictObject({
    csv: z
      .string('Bir CSV dosyası seçin')
      .min(1, 'Bir CSV dosyası seçin')
      .max(MAX_QUERY_FILE, `Dosya en fazla ${MAX_QUERY_FILE} karakter olabilir`),
  })
  .meta({
    id: 'QueryFileInput',
    description: 'A file as search consoles export it, with columns in Turkish or English.',
  });

export const importedQuery = z
  .object({
    line: z.number().int(),
    query: z.string(),
    clicks: z.string(),
    impressions: z.string(),
    position: z.string(),
    problem: z.string().nullable(),
  })
  .meta({ id: 'ImportedQuery' });

export type ImportedQuery = z.infer<typeof importedQuery>;

export const queryFileResult = z
  .object({
    valid: z.number().int(),
    invalid: z.number().int(),
    matched: z.number().int().meta({ description: 'How many keywords there are among the queries.' }),
    lines: z.array(importedQuery).meta({ description: 'Those with a problem first, at most 200.' }),
  })
  .meta({ id: 'QueryFileResult' });

export type QueryFileResult = z.infer<typeof queryFileResult>;

/** What the practice noticed of another practice: its own words, no figures. */
export const competitorNoteRecord = z
  .object({
    id: z.string(),
    competitor: z.string(),
    website: z.string().nullable(),
    keyword: z.string().nullable(),
    note: z.string().nullable(),
    updatedAt: z.string(),
    version: z.number().int(),
  })
  .meta({
    id: 'CompetitorNote',
    description: 'What the practice noticed of another practice: its own words, no figures.',
  });

export type CompetitorNoteRecord = z.infer<typeof competitorNoteRecord>;

const noteFields = {
  competitor: requiredText(100, 'Rakip adı gerekli'),
  website: z
    .union([
      z.literal(''),
      z
        .string()
        .trim()
        .max(500, 'En fazla 500 karakter olabilir')
        .regex(/^[hH][tT][tT][pP][sS]?:\/\/[^\s]+$/, 'http(s) ile başlayan bir adres girin'),
    ])
    .nullish(),
  keyword: optionalText(100),
  note: optionalText(2000),
};

export const createCompetitorNoteInput = z.strictObject(noteFields).meta({ id: 'CreateCompetitorNoteInput' });

export const updateCompetitorNoteInput = z
  .strictObject({ ...z.object(noteFields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateCompetitorNoteInput' });
