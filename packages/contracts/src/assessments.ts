import { readAmount } from './amount.ts';
import { isoDate } from './date-formats.ts';
import { today } from './dates.ts';
import { pagingInput } from './paging.ts';
import { optionalText, requiredText, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

export const SCORE = { default: 0, maxDefault: 100, limit: 100_000 };
export const MAX_SUBSCORES = 30;

const subscore = z.object({ name: z.string(), score: z.number(), maxScore: z.number().nullable() });

/** What a test or a questionnaire said of a child. */
export const assessmentRecord = z
  .object({
    id: z.string(),
    appointmentId: z.string().nullable().meta({ description: 'null: none, or it was deleted.' }),
    childProfileId: z.string(),
    assessmentType: z.string(),
    assessmentName: z.string().nullable(),
    score: z.number().nullable().meta({ description: 'null: it cannot be decrypted.' }),
    maxScore: z.number().nullable(),
    totalScore: z.number().nullable().meta({ description: 'The same as score.' }),
    scores: z.array(subscore).meta({ description: 'Of the parts of a test.' }),
    interpretation: z.string().nullable(),
    recommendations: z.string().nullable(),
    notes: z.string().nullable(),
    assessedBy: z.string().nullable(),
    assessmentDate: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'Assessment' });

const TOO_LARGE = `En çok ${SCORE.limit} olabilir`;
const TOO_SMALL = `En az -${SCORE.limit} olabilir`;

/** A figure as people write it; whatever is no figure falls back. */
const figure = (fallback: number) =>
  z
    .preprocess(
      (value) => {
        const read = typeof value === 'string' ? readAmount(value) : value;
        return typeof read === 'number' && Number.isFinite(read) ? read : fallback;
      },
      z.number().min(-SCORE.limit, TOO_SMALL).max(SCORE.limit, TOO_LARGE),
    )
    .meta({
      anyOf: [
        { type: 'number', minimum: -SCORE.limit, maximum: SCORE.limit },
        { type: 'string', description: `What is no figure counts as ${fallback}.` },
        { type: 'null' },
      ],
    });

export const subscoreInput = z
  .strictObject({
    name: requiredText(100, 'Alt ölçeğin adı gerekli'),
    score: z.number('Puanı sayıyla yazın').min(-SCORE.limit, TOO_SMALL).max(SCORE.limit, TOO_LARGE),
    maxScore: z.number('Puanı sayıyla yazın').min(-SCORE.limit, TOO_SMALL).max(SCORE.limit, TOO_LARGE).nullish(),
  })
  .meta({ id: 'SubscoreInput' });

const LONG_TEXT = 10_000;

const fields = {
  assessmentType: requiredText(150, 'Değerlendirme türü gerekli'),
  assessmentName: optionalText(200),
  score: figure(SCORE.default).optional(),
  maxScore: figure(SCORE.maxDefault).optional(),
  totalScore: figure(SCORE.default).optional(),
  scores: z.array(subscoreInput).max(MAX_SUBSCORES, `En fazla ${MAX_SUBSCORES} alt ölçek yazılabilir`).nullish(),
  interpretation: optionalText(LONG_TEXT),
  recommendations: optionalText(LONG_TEXT),
  notes: optionalText(LONG_TEXT),
  assessedBy: optionalText(100),
  assessmentDate: z.nullish(
    isoDate.check(z.refine((value) => value <= today(), 'Değerlendirme tarihi gelecekte olamaz')),
  ),
};

/**
 * POST /api/assessments. A `childProfileId` that is a number is none: earlier programs always sent 1.
 */
export const createAssessmentInput = z
  .strictObject({
    appointmentId: z.string().max(50).nullish(),
    childProfileId: z
      .union([z.string().max(50), z.number()])
      .nullish()
      .meta({ description: "The appointment's file when not given; a number counts as none." }),
    ...fields,
  })
  .meta({ id: 'CreateAssessmentInput' });

export const updateAssessmentInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateAssessmentInput' });

/** Which assessments: of an appointment, of a child, or all. */
export const listAssessmentsInput = pagingInput.extend({
  appointmentId: z.string().max(50).nullish(),
  childProfileId: z.string().max(50).nullish(),
});

export type AssessmentRecord = z.infer<typeof assessmentRecord>;
export type CreateAssessmentInput = z.output<typeof createAssessmentInput>;
