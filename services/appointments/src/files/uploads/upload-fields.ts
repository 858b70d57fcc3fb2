import { decryptText, type EncryptedText, encryptText } from '@practice/service-kit';
import type { Types } from 'mongoose';
import { type FileUpload, FileUploadModel } from './file-upload.model.ts';

type Secret = 'fileName' | 'description' | 'contentKey';

const locationOf = (id: Types.ObjectId, field: Secret) => ({
  collection: FileUploadModel.collection.collectionName,
  id: String(id),
  field,
});

/** A text of an upload as it is stored. */
export function encryptedFor(id: Types.ObjectId, field: Secret, text: string): EncryptedText {
  return encryptText(text, locationOf(id, field));
}

/** A stored text of an upload. */
export function textOf(upload: FileUpload & { _id: Types.ObjectId }, field: Secret): string {
  const value = upload[field];
  return value === null ? '' : decryptText(value, locationOf(upload._id, field));
}
