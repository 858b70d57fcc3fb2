import type { NoteType } from '@practice/contracts';
import type { EncryptedText } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

/** A clinical note. Its texts are encrypted; who wrote it, when, and of which type is not. */
export type ClinicalNote = {
  /** null: the appointment was deleted. */
  appointmentId: string | null;
  /** The file of the child that it is about. */
  childProfileId: string;
  noteType: NoteType | null;
  title: EncryptedText | null;
  content: EncryptedText;
  isPrivate: boolean;
  /** Its author. */
  authorId: string | null;
  createdBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

const schema = new Schema<ClinicalNote>(
  {
    appointmentId: { type: String, default: null },
    childProfileId: { type: String, required: true },
    noteType: { type: String, default: null },
    title: { type: String, default: null },
    content: { type: String, required: true },
    isPrivate: { type: Boolean, default: false },
    authorId: { type: String, default: null },
    createdBy: { type: String, default: null },
    version: { type: Number, default: 1 },
  },
  { collection: 'clinical_notes', timestamps: true, versionKey: false },
);
schema.index({ appointmentId: 1, createdAt: -1 });
schema.index({ childProfileId: 1, createdAt: -1 });

export const ClinicalNoteModel = model('ClinicalNote', schema);
