import { type AppointmentFileRecord, UPLOAD_PART_BYTES } from '@practice/contracts';
import type { ServiceContext } from '@practice/service-kit';
import { finishFileUpload } from '../files/uploads/finish-file-upload.ts';
import { saveFileUploadPart } from '../files/uploads/save-file-upload-part.ts';
import { startFileUpload } from '../files/uploads/start-file-upload.ts';

type Sent = { appointmentId: string; fileName: string; bytes: Buffer; fileType?: string; description?: string };

/** A small document that readers of PDF open. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

/** Begins an upload and sends its parts; gives its id. */
export async function sendParts(ctx: ServiceContext, { bytes, fileType = 'document', ...sent }: Sent): Promise<string> {
  const { id, parts } = await startFileUpload(ctx, { ...sent, fileType, fileSize: bytes.length });
  for (let part = 0; part < parts; part++) {
    const base64 = bytes.subarray(part * UPLOAD_PART_BYTES, (part + 1) * UPLOAD_PART_BYTES).toString('base64');
    await saveFileUploadPart(ctx, { id, part: String(part), base64 });
  }
  return id;
}

/** Uploads a file as the screen does. */
export async function uploadFile(ctx: ServiceContext, sent: Sent): Promise<AppointmentFileRecord> {
  return finishFileUpload(ctx, { id: await sendParts(ctx, sent) });
}
