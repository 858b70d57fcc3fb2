import type { FileType } from '@practice/contracts';
import type { EncryptedText } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

/** What is not finished after this time is thrown away. */
export const UPLOAD_SECONDS = 3600;

/** An upload that is under way, of the user who began it. */
export type FileUpload = {
  appointmentId: string;
  userId: string;
  fileName: EncryptedText;
  fileType: FileType;
  description: EncryptedText | null;
  fileSize: number;
  /** With which its parts are encrypted, and then the file. */
  contentKey: EncryptedText;
  createdAt: Date;
};

/** `<id of the upload>/<number>`, so that a part that is sent again takes the place of the first. */
export type FileUploadPart = { _id: string; uploadId: string; number: number; content: Buffer; createdAt: Date };

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const createdAt = { type: Date, required: true } as const;

const uploads = new Schema<FileUpload>(
  {
    appointmentId: text,
    userId: text,
    fileName: text,
    fileType: text,
    description: { type: String, default: null },
    fileSize: number,
    contentKey: text,
    createdAt,
  },
  { collection: 'file_uploads', versionKey: false },
);
uploads.index({ createdAt: 1 }, { expireAfterSeconds: UPLOAD_SECONDS });

const parts = new Schema<FileUploadPart>(
  { _id: text, uploadId: text, number, content: { type: Buffer, required: true }, createdAt },
  { collection: 'file_upload_parts', versionKey: false },
);
parts.index({ createdAt: 1 }, { expireAfterSeconds: UPLOAD_SECONDS });
parts.index({ uploadId: 1, number: 1 });

export const FileUploadModel = model('FileUpload', uploads);
export const FileUploadPartModel = model('FileUploadPart', parts);
