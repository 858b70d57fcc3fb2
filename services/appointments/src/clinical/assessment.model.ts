import type { EncryptedText } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

/** An assessment. When, of whom and by whom lies open; what was tested and what came of it is encrypted, figures too. */
export type Assessment = {
  /** null: none, or it was deleted. */
  appointmentId: string | null;
  childProfileId: string;
  assessmentType: EncryptedText;
  assessmentName: EncryptedText | null;
  score: EncryptedText;
  maxScore: EncryptedText;
  scores: EncryptedText | null;
  interpretation: EncryptedText | null;
  recommendations: EncryptedText | null;
  notes: EncryptedText | null;
  assessedBy: string | null;
  assessmentDate: string;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

const required = { type: String, required: true } as const;
const optional = { type: String, default: null } as const;

const schema = new Schema<Assessment>(
  {
    appointmentId: optional,
    childProfileId: required,
    assessmentType: required,
    assessmentName: optional,
    score: required,
    maxScore: required,
    scores: optional,
    interpretation: optional,
    recommendations: optional,
    notes: optional,
    assessedBy: optional,
    assessmentDate: required,
    version: { type: Number, default: 1 },
  },
  { collection: 'assessments', timestamps: true, versionKey: false },
);
schema.index({ appointmentId: 1, assessmentDate: -1 });
schema.index({ childProfileId: 1, assessmentDate: -1 });

export const AssessmentModel = model('Assessment', schema);
