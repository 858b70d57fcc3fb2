import { editingPlace, editingTab, editorRecord, noteEditingBody, z } from '@practice/contracts';
import { del, type Feature, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { EditorModel } from './editor.model.ts';
import { noteEditing } from './note-editing.ts';
import { stopEditing } from './stop-editing.ts';

const resolvers: Resolvers = {
  Mutation: {
    noteEditing: (_, input, ctx) => noteEditing(ctx, input),
    stopEditing: (_, input, ctx) => stopEditing(ctx, input).then(() => true),
  },
};

const routes: Route[] = [
  put('/api/editors/:kind/:recordId', noteEditing, {
    summary: 'Editors: notes that something is edited in a tab, and gives who else edits it.',
    params: editingPlace,
    body: noteEditingBody,
    response: z.array(editorRecord),
  }),
  del('/api/editors/:tab', stopEditing, {
    summary: 'Editors: notes that nothing is edited in a tab of the caller any more.',
    params: editingTab,
  }),
];

export const editors: Feature = { models: [EditorModel], resolvers, routes };
