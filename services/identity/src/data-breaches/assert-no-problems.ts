import { type DataBreachRecord, dataBreachProblems } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';

/**
 * Refuses a breach whose times cannot be, or that is closed while something is missing.
 * @throws DomainError VALIDATION_FAILED
 */
export function assertNoProblems(breach: DataBreachRecord): void {
  const errors = dataBreachProblems(breach).map((problem) => ({ ...problem, code: 'INVALID' }));
  if (errors.length > 0) throw new DomainError('VALIDATION_FAILED', { errors });
}
