import { competitorNoteRecord, createCompetitorNoteInput, updateCompetitorNoteInput } from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { CompetitorNoteModel } from './competitor-note.model.ts';
import { createCompetitorNote } from './create-competitor-note.ts';
import { deleteCompetitorNote } from './delete-competitor-note.ts';
import { listCompetitorNotes } from './list-competitor-notes.ts';
import { updateCompetitorNote } from './update-competitor-note.ts';

const resolvers: Resolvers = {
  Query: { competitorNotes: (_, _input, ctx) => listCompetitorNotes(ctx) },
  Mutation: {
    createCompetitorNote: (_, { input }, ctx) => createCompetitorNote(ctx, input),
    updateCompetitorNote: (_, { id, input }, ctx) => updateCompetitorNote(ctx, { ...input, id }),
    deleteCompetitorNote: (_, input, ctx) => deleteCompetitorNote(ctx, input).then(() => true),
  },
};

const routes: Route[] = [
  get('/api/seo/competitor-notes', (ctx) => listCompetitorNotes(ctx), {
    summary: 'Editors: the notes on other practices, the one that changed last first.',
    list: competitorNoteRecord,
  }),
  post('/api/seo/competitor-notes', createCompetitorNote, {
    summary: 'Editors: a new note on another practice.',
    body: createCompetitorNoteInput,
    response: competitorNoteRecord,
    status: 201,
  }),
  put('/api/seo/competitor-notes/:id', updateCompetitorNote, {
    summary: 'Editors: changes a note on another practice.',
    body: updateCompetitorNoteInput,
    response: competitorNoteRecord,
    problems: ['VERSION_CONFLICT'],
  }),
  del('/api/seo/competitor-notes/:id', deleteCompetitorNote, {
    summary: 'Editors: deletes a note on another practice.',
  }),
];

export const competitorNotes: Feature = { models: [CompetitorNoteModel], resolvers, routes };
