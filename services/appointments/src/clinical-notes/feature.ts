import { clinicalCounts, clinicalNoteBody, clinicalNoteRecord, updateClinicalNoteInput } from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import { ClinicalNoteModel } from '../clinical/clinical-note.model.ts';
import type { Resolvers } from '../generated/schema.ts';
import { countClinicalRecords } from './count-clinical-records.ts';
import { createClinicalNote } from './create-clinical-note.ts';
import { deleteClinicalNote } from './delete-clinical-note.ts';
import { listClinicalNotes } from './list-clinical-notes.ts';
import { updateClinicalNote } from './update-clinical-note.ts';

const resolvers: Resolvers = {
  Query: {
    clinicalCounts: (_, input, ctx) => countClinicalRecords(ctx, input),
    clinicalNotes: (_, input, ctx) => listClinicalNotes(ctx, input),
  },
  Mutation: {
    createClinicalNote: (_, { input }, ctx) => createClinicalNote(ctx, input),
    updateClinicalNote: (_, { id, input }, ctx) => updateClinicalNote(ctx, { ...input, id }),
    deleteClinicalNote: (_, input, ctx) => deleteClinicalNote(ctx, input).then(() => true),
  },
};

const routes: Route[] = [
  get('/api/appointments/:appointmentId/clinical-counts', countClinicalRecords, {
    summary:
      'Clinical staff: how many notes of an appointment they may see, how many files it has, and how many assessments its child has.',
    response: clinicalCounts,
  }),
  get('/api/appointments/:appointmentId/notes', listClinicalNotes, {
    summary:
      'Clinical staff: the clinical notes of an appointment, newest first; private ones for their author and admins.',
    list: clinicalNoteRecord,
  }),
  post('/api/appointments/:appointmentId/notes', createClinicalNote, {
    summary: 'Clinical staff: writes a note about an appointment.',
    body: clinicalNoteBody,
    response: clinicalNoteRecord,
    status: 201,
  }),
  put('/api/clinical-notes/:id', updateClinicalNote, {
    summary: 'Its author and admins: changes a note.',
    body: updateClinicalNoteInput,
    response: clinicalNoteRecord,
    problems: ['VERSION_CONFLICT'],
  }),
  del('/api/clinical-notes/:id', deleteClinicalNote, { summary: 'Its author and admins: deletes a note.' }),
];

export const clinicalNotes: Feature = { models: [ClinicalNoteModel], resolvers, routes };
