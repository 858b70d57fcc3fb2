import { FakeRecords } from '@practice/ui/testing';
import type { Note } from '../sheet/notes/notes.ts';
import type { AppointmentsApi } from './appointments-api.ts';

/** A note of the moderator who is signed in; name what the test is about. */
export function note(own: Partial<Note> = {}): Note {
  return {
    __typename: 'ClinicalNote',
    id: 'n1',
    noteType: 'session',
    title: null,
    content: 'Oyun odasında sakindi.',
    isPrivate: false,
    createdBy: 'asistan',
    canEdit: true,
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    version: 1,
    ...own,
  } as Note;
}

/** Adds the clinical records of the only appointment to an API; the notes may be changed from outside. */
export function addClinicalRecords(api: AppointmentsApi, notes: Note[] = []): FakeRecords<Note> {
  const records = new FakeRecords(note(), notes);
  api.use({
    Query: {
      clinicalCounts: () => ({ notes: records.all.length }),
      clinicalNotes: () => records.all.toReversed(),
    },
    Mutation: {
      createClinicalNote: ({
        input: { appointmentId: _, ...input },
      }: {
        input: Partial<Note> & { appointmentId: string };
      }) => records.create({ input }),
      updateClinicalNote: records.update,
      deleteClinicalNote: records.remove,
    },
  });
  return records;
}
