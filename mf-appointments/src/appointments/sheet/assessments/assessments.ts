import { createAssessmentInput, SCORE, today } from '@practice/contracts';
import { formatDate } from '@practice/ui/admin';
import { defineRecords, type FieldDefinition } from '@practice/ui/records';
import {
  type AssessmentRowFragment,
  AssessmentsDocument,
  CreateAssessmentDocument,
  DeleteAssessmentDocument,
  UpdateAssessmentDocument,
} from '../../../generated/graphql.ts';

export type Assessment = AssessmentRowFragment;

const figureField = (label: string): FieldDefinition => ({ label, write: formatScore });

/** What tests and questionnaires said of a child. */
export const assessments = defineRecords({
  list: AssessmentsDocument,
  create: CreateAssessmentDocument,
  update: UpdateAssessmentDocument,
  remove: DeleteAssessmentDocument,
  event: 'assessment.changed',
  schema: createAssessmentInput.omit({ appointmentId: true, childProfileId: true }),
  nouns: { one: 'Değerlendirme', many: 'Değerlendirmeler' },
  name: ({ assessmentType, assessmentName }) => scaleOf({ assessmentType, assessmentName }),
  fields: {
    assessmentType: 'Değerlendirme türü',
    assessmentName: 'Adı veya sürümü',
    score: figureField('Puan'),
    maxScore: figureField('En yüksek puan'),
    assessmentDate: { label: 'Tarih', describe: (value) => formatDate(String(value)) },
    interpretation: 'Yorum',
    recommendations: 'Öneriler',
    notes: 'Notlar',
  },
  initial: { score: String(SCORE.default), maxScore: String(SCORE.maxDefault), assessmentDate: today() },
  texts: { created: 'Değerlendirme eklendi.', createFailed: 'Değerlendirme eklenirken hata oluştu.' },
});

/** What was measured: two assessments of one scale can be compared. */
export function scaleOf({
  assessmentType,
  assessmentName,
}: Pick<Assessment, 'assessmentType' | 'assessmentName'>): string {
  return assessmentName ? `${assessmentType} · ${assessmentName}` : assessmentType;
}

/** `12,5`, as it is typed; without separators for thousands. */
export function formatScore(score: number): string {
  return String(score).replace('.', ',');
}

/** `12,5 / 20`, or a dash where it cannot be read. */
export function scoreText({ score, maxScore }: Pick<Assessment, 'score' | 'maxScore'>): string {
  if (score === null || score === undefined) return '—';
  return maxScore === null || maxScore === undefined
    ? formatScore(score)
    : `${formatScore(score)} / ${formatScore(maxScore)}`;
}
