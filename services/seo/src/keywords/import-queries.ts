import { type QueryFileResult, queryFileInput } from '@practice/contracts';
import { emit, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { readKeywords } from './list-keywords.ts';
import { type QueryLine, readQueryFile } from './read-query-file.ts';
import { SearchQueryModel } from './search-query.model.ts';

/** So many lines a result shows. */
const MAX_SHOWN = 200;

/** What an import of a file would do, line by line; nothing is stored. */
export async function previewQueryFile(ctx: ServiceContext, raw: unknown): Promise<QueryFileResult> {
  const { csv } = readInput(ctx, 'seo:write', queryFileInput, raw);
  return resultOf(readQueryFile(csv));
}

/**
 * Stores the queries of the right lines in place of those of the last file; the others are given with why. A file without
 * a right line changes nothing.
 * @throws DomainError VALIDATION_FAILED at `csv`
 */
export async function importQueries(ctx: ServiceContext, raw: unknown): Promise<QueryFileResult> {
  const { csv } = readInput(ctx, 'seo:write', queryFileInput, raw);
  const lines = readQueryFile(csv);
  const importedAt = new Date();
  const queries = lines.flatMap(({ query }) => (query ? [{ ...query, importedAt }] : []));
  if (queries.length > 0) {
    await withTransaction(async (session) => {
      await SearchQueryModel.deleteMany({}, { session });
      await SearchQueryModel.insertMany(queries, { session });
      recordAudit(session, ctx, { action: 'search-query.imported', entity: 'search-query' });
      emit(session, 'keyword.changed', { id: 'all' });
    });
  }
  return resultOf(lines);
}

async function resultOf(lines: readonly QueryLine[]): Promise<QueryFileResult> {
  const keys = new Set((await readKeywords()).map(({ keywordKey }) => keywordKey));
  const right = lines.filter(({ query }) => query !== null);
  const wrong = lines.filter(({ query }) => query === null);
  return {
    valid: right.length,
    invalid: wrong.length,
    matched: right.filter(({ query }) => query && keys.has(query._id)).length,
    lines: [...wrong, ...right].slice(0, MAX_SHOWN).map(({ line }) => line),
  };
}
