import type { Types } from 'mongoose';
import { FileUploadModel, FileUploadPartModel, UPLOAD_SECONDS } from './file-upload.model.ts';

/** Throws away an upload and what has come of it. */
export async function dropUpload(id: Types.ObjectId): Promise<void> {
  await FileUploadModel.deleteOne({ _id: id });
  await FileUploadPartModel.deleteMany({ uploadId: String(id) });
}

/** Throws away uploads that were never finished, where the database does not do so by itself. */
export async function dropAbandonedUploads(now = Date.now()): Promise<void> {
  const createdAt = { $lt: new Date(now - UPLOAD_SECONDS * 1000) };
  await FileUploadModel.deleteMany({ createdAt });
  await FileUploadPartModel.deleteMany({ createdAt });
}
