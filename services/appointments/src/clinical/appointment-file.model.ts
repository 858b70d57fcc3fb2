import type { FileType } from '@practice/contracts';
import type { EncryptedText } from '@practice/service-kit';
import { model, Schema, type Types } from 'mongoose';

/** A file of an appointment. What it is called and what is said of it is encrypted, and so is its content. */
export type AppointmentFile = {
  appointmentId: string;
  fileName: EncryptedText;
  originalName: EncryptedText | null;
  fileType: FileType;
  mimeType: string | null;
  fileSize: number;
  filePath: EncryptedText | null;
  description: EncryptedText | null;
  alt: EncryptedText | null;
  caption: EncryptedText | null;
  isConfidential: boolean;
  uploadedBy: string | null;
  /** Its content in the file store; null of a file that was not uploaded. */
  contentId: Types.ObjectId | null;
  /** With which the content is encrypted. */
  contentKey: EncryptedText | null;
  /** The upload that it was made of; null of a file that was not uploaded. */
  uploadId: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

const required = { type: String, required: true } as const;
const optional = { type: String, default: null } as const;

const schema = new Schema<AppointmentFile>(
  {
    appointmentId: required,
    fileName: required,
    originalName: optional,
    fileType: required,
    mimeType: optional,
    fileSize: { type: Number, default: 0 },
    filePath: optional,
    description: optional,
    alt: optional,
    caption: optional,
    isConfidential: { type: Boolean, default: true },
    uploadedBy: optional,
    contentId: { type: Schema.Types.ObjectId, default: null },
    contentKey: optional,
    uploadId: optional,
    version: { type: Number, default: 1 },
  },
  { collection: 'appointment_files', timestamps: true, versionKey: false },
);
schema.index({ appointmentId: 1, createdAt: -1 });
schema.index({ contentId: 1 });
schema.index({ uploadId: 1 });

export const AppointmentFileModel = model('AppointmentFile', schema);
