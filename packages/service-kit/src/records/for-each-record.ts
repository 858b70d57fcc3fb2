import type { BulkResult } from '@practice/contracts';
import { toDomainError } from '../domain-error.ts';

/**
 * Runs `work` for one id after the other and reports the result of each: a refused one does not stop the others. A
 * failure of the product rather than of a record (status 500 and above) stops it.
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
