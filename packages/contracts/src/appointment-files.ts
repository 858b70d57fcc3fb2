import { MAX_FILE_MB } from './file-formats.ts';
import { fileNameInput, optionalText, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

export const fileTypes = ['report', 'assessment', 'drawing', 'photo', 'document'] as const;
export type FileType = (typeof fileTypes)[number];

export const fileTypeLabels: Record<FileType, string> = {
  report: 'Rapor',
  assessment: 'Değerlendirme',
  drawing: 'Çizim',
  photo: 'Fotoğraf',
  document: 'Belge',
};

/** How many files an appointment may have. */
export const MAX_FILES = 50;
/** An upload comes in parts of this size, the last one smaller: each is a short request, and none is lost with another. */
export const UPLOAD_PART_BYTES = 1024 * 1024;
const MAX_PART_BASE64 = Math.ceil(UPLOAD_PART_BYTES / 3) * 4;
const MAX_RECORDED_BYTES = 2_000_000_000;

/** A file of an appointment: one that was uploaded, or the record of one that is kept elsewhere. */
export const appointmentFileRecord = z
  .object({
    id: z.string(),
    appointmentId: z.string(),
    fileName: z.string().meta({ description: 'What staff call it.' }),
    originalName: z.string().nullable().meta({ description: 'Its name on the computer that it came from.' }),
    fileType: z.enum(fileTypes),
    mimeType: z.string().nullable().meta({ description: 'What its content is.' }),
    fileSize: z.number().int().meta({ description: 'Bytes; 0 of a file that was not uploaded.' }),
    url: z.string().nullable().meta({
      description: 'Answers with an address of the content for a minute; null of a file that was not uploaded.',
    }),
    filePath: z.string().nullable().meta({ description: 'Where a file that was not uploaded is kept.' }),
    description: z.string().nullable(),
    alt: z.string().nullable(),
    caption: z.string().nullable(),
    isConfidential: z.boolean().meta({ description: 'Not to be handed to the family.' }),
    uploadedBy: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.number().int(),
  })
  .meta({
    id: 'AppointmentFile',
    description: 'A file of an appointment: one that was uploaded, or the record of one that is kept elsewhere.',
  });

const fields = {
  fileName: fileNameInput(),
  fileType: z.enum(fileTypes, 'Dosya türünü seçin'),
  description: optionalText(2000),
  alt: optionalText(300),
  caption: optionalText(300),
  isConfidential: z.boolean('Gizlilik seçimini yapın').nullish().meta({ description: 'true when not given.' }),
};

/** POST /api/appointments/{appointmentId}/files: the record of a file that is kept elsewhere. */
export const appointmentFileBody = z
  .strictObject({
    ...fields,
    filePath: optionalText(500),
    fileSize: z
      .number('Boyutu bayt olarak yazın')
      .int('Boyutu bayt olarak yazın')
      .min(0, 'Boyut 0 veya daha fazla olmalı')
      .max(MAX_RECORDED_BYTES, `Boyut en fazla ${MAX_RECORDED_BYTES} bayt olabilir`)
      .nullish(),
  })
  .meta({ id: 'AppointmentFileBody' });

export const createAppointmentFileInput = z
  .strictObject({ appointmentId: z.string(), ...appointmentFileBody.shape })
  .meta({ id: 'CreateAppointmentFileInput' });

export const updateAppointmentFileInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateAppointmentFileInput' });

/** Begins an upload: POST /api/appointments/{appointmentId}/file-uploads. The name ends as the file's own does. */
export const fileUploadBody = z
  .strictObject({
    fileName: fields.fileName,
    fileType: fields.fileType,
    description: fields.description,
    fileSize: z
      .number('Dosyanın boyutu bilinmiyor')
      .int('Dosyanın boyutu bilinmiyor')
      .min(1, 'Dosya boş')
      .max(MAX_FILE_MB * 1024 * 1024, `Dosya en fazla ${MAX_FILE_MB} MB olabilir`),
  })
  .meta({ id: 'FileUploadBody' });

/** An upload that has begun: how many parts are to come, counted from 0, and of which size. */
export const fileUploadRecord = z
  .object({ id: z.string(), partBytes: z.number().int(), parts: z.number().int() })
  .meta({ id: 'FileUpload' });

export const fileUploadPartBody = z
  .strictObject({
    base64: z.base64('Dosya okunamadı').min(4, 'Dosya okunamadı').max(MAX_PART_BASE64, 'Dosyanın bu bölümü çok büyük'),
  })
  .meta({ id: 'FileUploadPartBody' });

/** Where the content of a file is for a moment, for the session or the access token that has got the address. */
export const fileAddress = z.object({ url: z.string(), expiresAt: z.string() }).meta({ id: 'FileAddress' });

/** What staff read of a file that is too large; `mb` by the setting. */
export function fileTooLarge(mb: number): string {
  return `Dosya en fazla ${mb} MB olabilir`;
}

/** The address of a file's content, beside the site's pictures and sounds. */
export const FILE_CONTENT_PATH = '/uploads/files';

export type AppointmentFileRecord = z.infer<typeof appointmentFileRecord>;
export type FileUploadRecord = z.infer<typeof fileUploadRecord>;
export type FileAddress = z.infer<typeof fileAddress>;
