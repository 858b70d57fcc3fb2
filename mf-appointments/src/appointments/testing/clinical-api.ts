import { profileTexts } from '@practice/contracts';
import { FakeRecords } from '@practice/ui/testing';
import type { ChildProfile } from '../sheet/child-profile/child-profiles.ts';
import type { AppointmentFile } from '../sheet/files/files.ts';
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
      clinicalCounts: () => ({ notes: records.all.length, files: 0, assessments: 0 }),
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

/** An uploaded file; name what the test is about. */
export function appointmentFile(own: Partial<AppointmentFile> = {}): AppointmentFile {
  return {
    __typename: 'AppointmentFile',
    id: 'f1',
    fileName: 'Okul raporu.pdf',
    fileType: 'report',
    mimeType: 'application/pdf',
    fileSize: 1_468_006,
    url: '/api/appointment-files/f1/address',
    description: null,
    isConfidential: true,
    uploadedBy: 'asistan',
    createdAt: '2026-11-20T09:00:00.000Z',
    version: 1,
    ...own,
  } as AppointmentFile;
}

/** Adds the files of the only appointment to an API; they may be changed from outside. */
export function addFiles(api: AppointmentsApi, all: AppointmentFile[] = []): FakeRecords<AppointmentFile> {
  const records = new FakeRecords(appointmentFile({ mimeType: null, url: null, fileSize: 0 }), all);
  api.use({
    Query: {
      clinicalCounts: () => ({ notes: 0, files: records.all.length, assessments: 0 }),
      appointmentFiles: () => records.all.toReversed(),
      appointmentFileAddress: ({ id }: { id: string }) => ({ url: `/uploads/files/${id}/1/imza`, expiresAt: '' }),
    },
    Mutation: {
      createAppointmentFile: ({
        input: { appointmentId: _, ...input },
      }: {
        input: Partial<AppointmentFile> & { appointmentId: string };
      }) => records.create({ input }),
      updateAppointmentFile: records.update,
      deleteAppointmentFile: records.remove,
    },
  });
  return records;
}

/** A child's file; name what the test is about. */
export function childProfile(own: Partial<ChildProfile> = {}): ChildProfile {
  const empty = ['parentEmail', 'gender', 'emergencyContact', ...profileTexts].map((name) => [name, null]);
  return {
    __typename: 'ChildProfile',
    ...Object.fromEntries(empty),
    id: 'c1',
    childName: 'Deniz Yılmaz',
    childBirthDate: '2018-09-05',
    parentName: 'Elif Yılmaz',
    parentPhone: '05321112233',
    guardians: [],
    isActive: true,
    version: 1,
    ...own,
  } as ChildProfile;
}

/** Adds the child's file of the only appointment to an API; without files it is there once it was opened. */
export function addChildProfile(
  api: AppointmentsApi,
  files: ChildProfile[] = [childProfile()],
): FakeRecords<ChildProfile> {
  const records = new FakeRecords(childProfile(), files);
  api.use({
    Query: {
      appointmentChildProfile: () => records.all[0] ?? null,
      possibleChildProfiles: [],
      childProfile: () => records.all[0] ?? null,
      childTimeline: () => [
        {
          at: '2026-11-20T09:00:00.000Z',
          appointment: null,
          note: note({ content: 'Uzun bir not. '.repeat(20) }),
          assessment: null,
        },
        ...api.appointments.map(({ id, childName, childBirthDate, appointmentDate, createdAt }) => ({
          at: createdAt,
          appointment: { id, childName, childBirthDate, appointmentDate, status: 'pending' },
          note: null,
          assessment: null,
        })),
      ],
      childProfiles: () => ({ items: [listed('c1', 'Elif Yılmaz'), listed('c2', 'Can Yılmaz')], total: 2 }),
    },
    Mutation: {
      openChildProfile: () => records.create({ input: { id: 'c1' } }),
      updateChildProfile: records.update,
      mergeChildProfiles: () => ({
        appointments: [{ id: '9' }],
        notes: 2,
        assessments: 1,
        changedFields: ['concerns'],
      }),
      splitChildProfile: () => ({ profile: null, appointments: [{ id: '2' }], notes: 1, assessments: 0 }),
    },
  });
  return records;
}

function listed(id: string, parentName: string): object {
  return { id, childName: 'Deniz Yılmaz', childBirthDate: '2018-09-05', parentName, parentPhone: '05321112233' };
}
