import type { AssessmentRecord, CreateAssessmentInput } from '@practice/contracts';

type Scored = Partial<Pick<CreateAssessmentInput, 'scores' | 'totalScore'>>;
type Stored = { scores?: AssessmentRecord['scores'] };

/** Input fields as they are stored: `totalScore` is another name of `score`, and every part has a greatest score or null. */
export function toStoredScores<Input extends Scored>({ scores, totalScore: _, ...rest }: Input) {
  const stored: Stored = scores
    ? { scores: scores.map(({ name, score, maxScore }) => ({ name, score, maxScore: maxScore ?? null })) }
    : {};
  return { ...rest, ...stored };
}
