import { type AppointmentFileRecord, idParam } from '@practice/contracts';
import {
  assertNoVirus,
  DomainError,
  decryptContent,
  encryptContent,
  findByIdOrFail,
  readInput,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import type { ClientSession, Types } from 'mongoose';
import { AppointmentModel } from '../../appointment/appointment.model.ts';
import { AppointmentFileModel } from '../../clinical/appointment-file.model.ts';
import { appointmentFiles, toFileRecord } from '../../clinical/appointment-file.store.ts';
import { deleteContents, writeContent } from '../../clinical/file-contents.ts';
import { assertRoomForFile } from '../assert-room-for-file.ts';
import { cleanFile } from '../clean-file.ts';
import { dropUpload } from './drop-upload.ts';
import { type FileUpload, FileUploadModel, FileUploadPartModel } from './file-upload.model.ts';
import { findUpload } from './find-upload.ts';
import { textOf } from './upload-fields.ts';

type Upload = FileUpload & { _id: Types.ObjectId };

/**
 * Makes the file of the parts that have come: the record appears with its whole content, or nothing does. A file that is
 * refused is thrown away. Finished again, since an answer may be lost, it gives the same file.
 * @throws DomainError NOT_FOUND; CONFLICT while parts are missing; UNSUPPORTED_MEDIA_TYPE and PAYLOAD_TOO_LARGE as
 * `cleanFile` does; VIRUS_FOUND and SCANNER_UNAVAILABLE, after which it can be finished again, as `assertNoVirus` does.
 */
export async function finishFileUpload(ctx: ServiceContext, raw: unknown): Promise<AppointmentFileRecord> {
  const { id } = readInput(ctx, 'clinical:write', idParam, raw);
  const finished = await AppointmentFileModel.findOne({ uploadId: id, uploadedBy: ctx.actor.username }).lean();
  if (finished) return toFileRecord(appointmentFiles.toRecord(finished));
  const upload = await findUpload(ctx, id);
  const sent = await readParts(upload);
  const fileName = textOf(upload, 'fileName');
  const { bytes, mimeType } = await checked(sent, fileName).catch(async (error: unknown) => {
    if (error instanceof DomainError && error.status < 500) await dropUpload(upload._id);
    throw error;
  });
  const contentKey = textOf(upload, 'contentKey');
  const contentId = String(await writeContent(encryptContent(bytes, contentKey)));
  const file = { fileName, mimeType, fileSize: bytes.length, contentId, contentKey };
  const record = await insertFile(ctx, upload, file).catch(async (error: unknown) => {
    // After a failure of the database the record may be there all the same: then the content is needed.
    if (error instanceof DomainError && error.status < 500) await deleteContents([contentId]);
    throw error;
  });
  await FileUploadPartModel.deleteMany({ uploadId: id });
  return record;
}

async function checked(sent: Buffer, fileName: string): ReturnType<typeof cleanFile> {
  await assertNoVirus(sent);
  return cleanFile(sent, fileName);
}

async function readParts(upload: Upload): Promise<Buffer> {
  const parts = await FileUploadPartModel.find({ uploadId: String(upload._id) }).sort({ number: 1 });
  const key = textOf(upload, 'contentKey');
  const bytes = Buffer.concat(parts.map(({ content, number }) => decryptContent(content, key, String(number))));
  if (bytes.length === upload.fileSize) return bytes;
  const message = 'Yükleme tamamlanmadı; dosyanın bir bölümü eksik';
  throw new DomainError('CONFLICT', { errors: [{ field: 'file', message, code: 'INCOMPLETE' }] });
}

type Stored = { fileName: string; mimeType: string; fileSize: number; contentId: string; contentKey: string };

/** In one transaction with the end of the upload, so that it becomes one file however often it is finished. */
function insertFile(ctx: ServiceContext, upload: Upload, file: Stored): Promise<AppointmentFileRecord> {
  const { appointmentId, fileType } = upload;
  const work = async (session: ClientSession) => {
    await findByIdOrFail(AppointmentModel, appointmentId, session);
    await assertRoomForFile(appointmentId, session);
    const { deletedCount } = await FileUploadModel.deleteOne({ _id: upload._id }, { session });
    if (deletedCount === 0) throw new DomainError('NOT_FOUND');
    const values = {
      ...file,
      uploadId: String(upload._id),
      originalName: file.fileName,
      appointmentId,
      fileType,
      description: textOf(upload, 'description'),
      uploadedBy: ctx.actor.username,
    };
    return toFileRecord(await appointmentFiles.insert(ctx, { values, session }));
  };
  return withTransaction(work, { serializeBy: `files of ${appointmentId}` });
}
