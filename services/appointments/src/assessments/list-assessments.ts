import { type AssessmentRecord, DEFAULT_PAGE_SIZE, listAssessmentsInput } from '@practice/contracts';
import { type Page, readInput, recordReading, type ServiceContext } from '@practice/service-kit';
import { AssessmentModel } from '../clinical/assessment.model.ts';
import { assessments } from '../clinical/assessment.store.ts';

/** Without a page, the newest of them. */
const MAX_WHOLE_LIST = 5000;

/** Assessments of an appointment, of a child or all, the newest first; reading them is one entry in the audit log. */
export async function listAssessments(ctx: ServiceContext, raw?: unknown): Promise<Page<AssessmentRecord>> {
  const { appointmentId, childProfileId, page, pageSize } = readInput(
    ctx,
    'clinical:read',
    listAssessmentsInput,
    raw ?? {},
  );
  const isPaged = page != null || pageSize != null;
  const limit = isPaged ? (pageSize ?? DEFAULT_PAGE_SIZE) : MAX_WHOLE_LIST;
  const filter = { ...(appointmentId ? { appointmentId } : {}), ...(childProfileId ? { childProfileId } : {}) };
  const [found, total] = await Promise.all([
    AssessmentModel.find(filter)
      .sort({ assessmentDate: -1, _id: -1 })
      .skip(((page ?? 1) - 1) * limit)
      .limit(limit)
      .lean(),
    AssessmentModel.countDocuments(filter),
  ]);
  if (found.length > 0) await recordReading(ctx, readingOf(appointmentId, childProfileId));
  return { items: found.map((assessment) => assessments.toRecord(assessment)), total };
}

function readingOf(appointmentId?: string | null, childProfileId?: string | null) {
  const action = 'assessments.read';
  if (childProfileId) return { action, entity: 'child-profile', entityId: childProfileId };
  if (appointmentId) return { action, entity: 'appointment', entityId: appointmentId };
  return { action, entity: 'assessment' };
}
