import { type AppointmentFileRecord, appointmentFileRecord, z } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { AppointmentFileModel } from './appointment-file.model.ts';

/** With what never leaves the service: where its content is, the key, and the upload. */
const storedFile = appointmentFileRecord
  .omit({ url: true })
  .extend({ contentId: z.string().nullable(), contentKey: z.string().nullable(), uploadId: z.string().nullable() })
  .meta({ id: 'StoredAppointmentFile' });

export const appointmentFiles = recordStore(AppointmentFileModel, {
  record: storedFile,
  entity: 'appointment-file',
  encrypted: ['fileName', 'originalName', 'filePath', 'description', 'alt', 'caption', 'contentKey'],
  event: ({ id }) => ['appointment-file.changed', { id }],
});

/** A file as callers get it. */
export function toFileRecord({
  contentId,
  contentKey: _,
  uploadId: __,
  ...file
}: ReturnType<typeof appointmentFiles.toRecord>): AppointmentFileRecord {
  return { ...file, url: contentId === null ? null : `/api/appointment-files/${file.id}/address` };
}
