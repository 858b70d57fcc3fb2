import type { FieldSentence } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';

/**
 * Refuses fields that depend on each other, after a change of some of them.
 * @throws DomainError VALIDATION_FAILED
 */
export function assertFields(problems: FieldSentence[]): void {
  if (problems.length === 0) return;
  throw new DomainError('VALIDATION_FAILED', { errors: problems.map((problem) => ({ ...problem, code: 'CUSTOM' })) });
}
