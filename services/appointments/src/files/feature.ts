import {
  appointmentFileBody,
  appointmentFileRecord,
  fileAddress,
  fileUploadBody,
  fileUploadPartBody,
  fileUploadRecord,
  updateAppointmentFileInput,
  z,
} from '@practice/contracts';
import { del, type Feature, get, post, put, type Route, scanProblems } from '@practice/service-kit';
import { AppointmentFileModel } from '../clinical/appointment-file.model.ts';
import type { Resolvers } from '../generated/schema.ts';
import { createAppointmentFile } from './create-appointment-file.ts';
import { deleteAppointmentFile } from './delete-appointment-file.ts';
import { getFileAddress } from './get-file-address.ts';
import { listAppointmentFiles } from './list-appointment-files.ts';
import { updateAppointmentFile } from './update-appointment-file.ts';
import { cancelFileUpload } from './uploads/cancel-file-upload.ts';
import { FileUploadModel, FileUploadPartModel } from './uploads/file-upload.model.ts';
import { finishFileUpload } from './uploads/finish-file-upload.ts';
import { saveFileUploadPart } from './uploads/save-file-upload-part.ts';
import { startFileUpload } from './uploads/start-file-upload.ts';

const resolvers: Resolvers = {
  Query: {
    appointmentFiles: (_, input, ctx) => listAppointmentFiles(ctx, input),
    appointmentFileAddress: (_, input, ctx) => getFileAddress(ctx, input),
  },
  Mutation: {
    createAppointmentFile: (_, { input }, ctx) => createAppointmentFile(ctx, input),
    updateAppointmentFile: (_, { id, input }, ctx) => updateAppointmentFile(ctx, { ...input, id }),
    deleteAppointmentFile: (_, input, ctx) => deleteAppointmentFile(ctx, input).then(() => true),
  },
};

const routes: Route[] = [
  get('/api/appointments/:appointmentId/files', listAppointmentFiles, {
    summary: 'Clinical staff: the files of an appointment, the newest first.',
    list: appointmentFileRecord,
  }),
  post('/api/appointments/:appointmentId/files', createAppointmentFile, {
    summary: 'Clinical staff: the record of a file that is kept elsewhere. A file itself begins at `file-uploads`.',
    body: appointmentFileBody,
    response: appointmentFileRecord,
    status: 201,
    problems: ['CONFLICT'],
  }),
  put('/api/appointment-files/:id', updateAppointmentFile, {
    summary: 'Clinical staff: changes what is said of a file.',
    body: updateAppointmentFileInput,
    response: appointmentFileRecord,
    problems: ['VERSION_CONFLICT'],
  }),
  del('/api/appointment-files/:id', deleteAppointmentFile, {
    summary: 'Clinical staff: deletes a file for good, with its content.',
  }),
  get('/api/appointment-files/:id/address', getFileAddress, {
    summary:
      "Clinical staff: an address of a file's content for a minute, for this session or access token alone; with `?indir=1` it is sent as a download.",
    response: fileAddress,
    problems: ['CONFLICT'],
  }),
  post('/api/appointments/:appointmentId/file-uploads', startFileUpload, {
    summary: 'Clinical staff: begins the upload of a file, and says in how many parts it has to come.',
    body: fileUploadBody,
    response: fileUploadRecord,
    status: 201,
    problems: ['CONFLICT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  }),
  put('/api/file-uploads/:id/parts/:part', saveFileUploadPart, {
    summary:
      'Whoever began the upload: a part of the file, counted from 0; sent again it takes the place of the first.',
    params: z.object({ id: z.string(), part: z.string() }),
    body: fileUploadPartBody,
  }),
  post('/api/file-uploads/:id/finish', finishFileUpload, {
    summary: 'Whoever began the upload: makes the file of its parts. Its type is what its content says.',
    response: appointmentFileRecord,
    status: 201,
    problems: ['CONFLICT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', ...scanProblems],
  }),
  del('/api/file-uploads/:id', cancelFileUpload, {
    summary: 'Whoever began the upload: throws away what has come of it.',
  }),
];

export const files: Feature = {
  models: [AppointmentFileModel, FileUploadModel, FileUploadPartModel],
  resolvers,
  routes,
};
