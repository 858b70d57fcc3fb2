import { competitorNoteRecord } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { CompetitorNoteModel } from './competitor-note.model.ts';

export const competitorNotes = recordStore(CompetitorNoteModel, {
  record: competitorNoteRecord,
  entity: 'competitor-note',
  event: ({ id }) => ['competitor-note.changed', { id }],
});
