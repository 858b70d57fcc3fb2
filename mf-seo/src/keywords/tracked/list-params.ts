import { keywordDifficulties, keywordDifficulty, z } from '@practice/contracts';
import { shownRecords } from '@practice/ui/records';
import type { Keyword } from './records.ts';

/** What the list shows, kept in the address. */
export const listParams = z.object({
  q: z.string().max(100).default(''),
  difficulty: z.enum(['all', ...keywordDifficulties]).default('all'),
});

export type ListValues = z.output<typeof listParams>;

/** The keywords that the address asks for. */
export function shownKeywords(rows: readonly Keyword[], { q, difficulty }: ListValues): Keyword[] {
  return shownRecords(rows, {
    search: q,
    text: ({ keyword, pageUrl }) => [keyword, pageUrl],
    accepts: (row) => difficulty === 'all' || keywordDifficulty(row.difficulty) === difficulty,
  });
}
