import { type AssessmentRecord, idParam, updateAssessmentInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { assessments } from '../clinical/assessment.store.ts';
import { auditConflict } from '../clinical/audit-conflict.ts';
import { toStoredScores } from './to-stored-scores.ts';

const input = updateAssessmentInput.extend(idParam.shape);

/**
 * Changes an assessment.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current assessment.
 */
export async function updateAssessment(ctx: ServiceContext, raw: unknown): Promise<AssessmentRecord> {
  const { id, version, ...fields } = readInput(ctx, 'clinical:write', input, raw);
  const score = fields.score ?? fields.totalScore;
  const changes = { ...toStoredScores(fields), ...(score === undefined ? {} : { score }) };
  return auditConflict(ctx, { action: 'assessments.read', entity: 'assessment', entityId: id }, () =>
    assessments.update(ctx, { id, version, changes }),
  );
}
