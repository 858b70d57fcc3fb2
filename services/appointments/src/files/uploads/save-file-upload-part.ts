import { fileUploadPartBody, UPLOAD_PART_BYTES, z } from '@practice/contracts';
import { assertDiskSpace, DomainError, encryptContent, readInput, type ServiceContext } from '@practice/service-kit';
import { FileUploadPartModel } from './file-upload.model.ts';
import { findUpload } from './find-upload.ts';
import { textOf } from './upload-fields.ts';

const input = fileUploadPartBody.extend({ id: z.string(), part: z.string() });

/**
 * Keeps a part of a file, encrypted, until the upload is finished.
 * @throws DomainError NOT_FOUND for an upload that is over, another's, or a part that it does not have; VALIDATION_FAILED for
 * a part of another size.
 */
export async function saveFileUploadPart(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id, part, base64 } = readInput(ctx, 'clinical:write', input, raw);
  const upload = await findUpload(ctx, id);
  const number = /^\d{1,3}$/.test(part) ? Number(part) : -1;
  const expected = Math.min(UPLOAD_PART_BYTES, upload.fileSize - number * UPLOAD_PART_BYTES);
  if (number < 0 || expected <= 0) throw new DomainError('NOT_FOUND');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== expected) {
    const message = 'Dosyanın bu bölümü eksik ya da fazla';
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'base64', message, code: 'OTHER_SIZE' }] });
  }
  await assertDiskSpace();
  const content = encryptContent(bytes, textOf(upload, 'contentKey'), String(number));
  const _id = `${id}/${number}`;
  await FileUploadPartModel.updateOne(
    { _id },
    { uploadId: id, number, content, createdAt: upload.createdAt },
    { upsert: true },
  );
}
