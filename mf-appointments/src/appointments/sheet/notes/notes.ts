import { clinicalNoteBody, GENERAL_NOTE_LABEL, noteTypeLabels } from '@practice/contracts';
import { choiceField, defineRecords, flagField } from '@practice/ui/records';
import {
  type ClinicalNoteRowFragment,
  ClinicalNotesDocument,
  CreateClinicalNoteDocument,
  DeleteClinicalNoteDocument,
  UpdateClinicalNoteDocument,
} from '../../../generated/graphql.ts';

export type Note = ClinicalNoteRowFragment;

/** What is noted about an appointment. */
export const notes = defineRecords({
  list: ClinicalNotesDocument,
  create: CreateClinicalNoteDocument,
  update: UpdateClinicalNoteDocument,
  remove: DeleteClinicalNoteDocument,
  event: 'clinical-note.changed',
  schema: clinicalNoteBody,
  nouns: { one: 'Not', many: 'Notlar' },
  name: ({ title, noteType }) => title ?? noteTypeText(noteType),
  fields: {
    content: 'Yeni not',
    noteType: choiceField('Not türü', { ...noteTypeLabels, '': GENERAL_NOTE_LABEL }),
    title: 'Başlık',
    isPrivate: flagField('Özel not', 'Özel', 'Ekip görür'),
  },
  initial: { noteType: 'session', isPrivate: false },
  texts: { created: 'Not eklendi.', createFailed: 'Not eklenirken hata oluştu.' },
});

export function noteTypeText(noteType: Note['noteType']): string {
  return noteType ? noteTypeLabels[noteType] : GENERAL_NOTE_LABEL;
}
