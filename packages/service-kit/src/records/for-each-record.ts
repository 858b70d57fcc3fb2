import type { BulkResult } from '@practice/contracts';
import { toDomainError } from '../domain-error.ts';

/**
 * Runs `work` for each id in turn, each by itself, and reports how each went: a refused one stops no other. What is
 * wrong with the product rather than with a record (status 500 and above) ends it all.
 */
export async function forEachRecord(
  ids: string[],
  work: (id: string) => Promise<unknown>,
): Promise<BulkResult['results']> {
  const results: BulkResult['results'] = [];
  for (const id of new Set(ids)) {
    try {
      await work(id);
      results.push({ id, ok: true, code: null, message: null });
    } catch (error) {
      const problem = toDomainError(error);
      if (problem.status >= 500) throw problem;
      results.push({ id, ok: false, code: problem.code, message: problem.errors[0]?.message ?? problem.message });
    }
  }
  return results;
}
