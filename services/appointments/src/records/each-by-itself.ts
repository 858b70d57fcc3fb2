import type { BulkResult } from '@practice/contracts';
import { toDomainError } from '@practice/service-kit';

/** Does a run for each id in turn and tells how each went. What is no record's own problem ends it all. */
export async function eachByItself(
  ids: string[],
  run: (id: string) => Promise<unknown>,
): Promise<BulkResult['results']> {
  const results: BulkResult['results'] = [];
  for (const id of new Set(ids)) {
    try {
      await run(id);
      results.push({ id, ok: true, code: null, message: null });
    } catch (error) {
      const problem = toDomainError(error);
      if (problem.status >= 500) throw problem;
      results.push({ id, ok: false, code: problem.code, message: problem.message });
    }
  }
  return results;
}
