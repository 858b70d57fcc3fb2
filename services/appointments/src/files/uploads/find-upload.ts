import { DomainError, findByIdOrFail, type ServiceContext } from '@practice/service-kit';
import type { Types } from 'mongoose';
import { type FileUpload, FileUploadModel, UPLOAD_SECONDS } from './file-upload.model.ts';

/**
 * An upload of the caller's own that is not over.
 * @throws DomainError NOT_FOUND
 */
export async function findUpload(ctx: ServiceContext, id: string): Promise<FileUpload & { _id: Types.ObjectId }> {
  const upload = await findByIdOrFail(FileUploadModel, id);
  const isOver = upload.createdAt.getTime() + UPLOAD_SECONDS * 1000 < Date.now();
  if (upload.userId !== ctx.actor.userId || isOver) throw new DomainError('NOT_FOUND');
  return upload;
}
