import { appointmentFileBody, fileFormats, fileTypeLabels } from '@practice/contracts';
import { choiceField, defineRecords, flagField } from '@practice/ui/records';
import {
  type AppointmentFileRowFragment,
  AppointmentFilesDocument,
  CreateAppointmentFileDocument,
  DeleteAppointmentFileDocument,
  UpdateAppointmentFileDocument,
} from '../../../generated/graphql.ts';

export type AppointmentFile = AppointmentFileRowFragment;

/** The files of an appointment. A record that is created here is one of a file that is kept elsewhere. */
export const files = defineRecords({
  list: AppointmentFilesDocument,
  create: CreateAppointmentFileDocument,
  update: UpdateAppointmentFileDocument,
  remove: DeleteAppointmentFileDocument,
  event: 'appointment-file.changed',
  schema: appointmentFileBody,
  nouns: { one: 'Dosya', many: 'Dosyalar' },
  name: ({ fileName }) => fileName,
  fields: {
    fileName: 'Dosya adı',
    fileType: choiceField('Dosya türü', fileTypeLabels),
    description: 'Açıklama',
    isConfidential: flagField('Gizli', 'Gizli', 'Aileyle paylaşılabilir'),
  },
  initial: { fileType: 'document', isConfidential: true },
  texts: { created: 'Dosya kaydı eklendi.', createFailed: 'Dosya kaydı eklenirken hata oluştu.' },
});

/** What a file is, in words: `PDF`; a record alone says so. */
export function formatText({ mimeType }: AppointmentFile): string {
  if (!mimeType) return 'Yalnızca kayıt';
  return Object.values(fileFormats).find((format) => format.mimeType === mimeType)?.label ?? 'Dosya';
}
