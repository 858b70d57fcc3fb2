import { idParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { assessments } from '../clinical/assessment.store.ts';

/**
 * Deletes an assessment for good.
 * @throws DomainError NOT_FOUND
 */
export async function deleteAssessment(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'clinical:write', idParam, raw);
  await assessments.remove(ctx, { id });
}
