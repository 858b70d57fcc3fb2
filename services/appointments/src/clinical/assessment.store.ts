import { type AssessmentRecord, assessmentRecord } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { AssessmentModel } from './assessment.model.ts';

export const assessments = recordStore(AssessmentModel, {
  record: assessmentRecord,
  entity: 'assessment',
  encrypted: [
    'assessmentType',
    'assessmentName',
    'score',
    'maxScore',
    'scores',
    'interpretation',
    'recommendations',
    'notes',
  ],
  event: ({ id }) => ['assessment.changed', { id }],
  computed: ({ score, scores }) => ({ totalScore: score, scores: (scores ?? []).map(toSubscore) }),
});

function toSubscore({ name, score, maxScore = null }: AssessmentRecord['scores'][number]) {
  return { name, score, maxScore };
}
