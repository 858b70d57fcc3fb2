import { type FileUploadRecord, fileUploadBody, formatOfName, UPLOAD_PART_BYTES, z } from '@practice/contracts';
import { findByIdOrFail, newContentKey, readInput, type ServiceContext } from '@practice/service-kit';
import { Types } from 'mongoose';
import { AppointmentModel } from '../../appointment/appointment.model.ts';
import { sweepNowAndThen } from '../../clinical/file-contents.ts';
import { assertRoomForFile } from '../assert-room-for-file.ts';
import { assertAllowed, assertSize } from '../upload-limits.ts';
import { dropAbandonedUploads } from './drop-upload.ts';
import { FileUploadModel } from './file-upload.model.ts';
import { encryptedFor } from './upload-fields.ts';

const input = fileUploadBody.extend({ appointmentId: z.string() });

/**
 * Begins the upload of a file. What can be refused by name and size is refused here, before any of it was sent.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; PAYLOAD_TOO_LARGE; UNSUPPORTED_MEDIA_TYPE; CONFLICT above the number of
 * files.
 */
export async function startFileUpload(ctx: ServiceContext, raw: unknown): Promise<FileUploadRecord> {
  const { appointmentId, fileName, fileType, description, fileSize } = readInput(ctx, 'clinical:write', input, raw);
  await findByIdOrFail(AppointmentModel, appointmentId);
  await assertSize(fileSize);
  await assertAllowed(formatOfName(fileName));
  await assertRoomForFile(appointmentId);
  await dropAbandonedUploads();
  await sweepNowAndThen();
  const _id = new Types.ObjectId();
  await FileUploadModel.create({
    _id,
    appointmentId,
    userId: ctx.actor.userId ?? '',
    fileName: encryptedFor(_id, 'fileName', fileName),
    fileType,
    description: description ? encryptedFor(_id, 'description', description) : null,
    fileSize,
    contentKey: encryptedFor(_id, 'contentKey', newContentKey()),
    createdAt: new Date(),
  });
  return { id: String(_id), partBytes: UPLOAD_PART_BYTES, parts: Math.ceil(fileSize / UPLOAD_PART_BYTES) };
}
