import { MAX_NOTE_LENGTH } from '@practice/contracts';
import { editors, type GraphQLCases, type Person, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const ofAppointment = async (fixtures: Fixtures) => ({ appointmentId: (await fixtures.appointment()).id });
const note = { content: 'Oyun odasında sakindi.', noteType: 'session', title: 'İlk seans' };

/** A note of the caller's own: nobody but admins may change another's. */
async function ownNote(fixtures: Fixtures, person: Person): Promise<{ id: string }> {
  const { appointmentId } = await ofAppointment(fixtures);
  const path = `/api/appointments/${appointmentId}/notes`;
  const { id } = await fixtures.create(path, note, person === 'moderator' ? 'moderator' : 'admin');
  return { id };
}

export const rest: RestCases = {
  'GET /api/appointments/:appointmentId/clinical-counts': {
    people: editors,
    good: async (fixtures) => ({ params: await ofAppointment(fixtures) }),
    bad: [],
  },
  'GET /api/appointments/:appointmentId/notes': {
    people: editors,
    good: async (fixtures) => ({ params: await ofAppointment(fixtures) }),
    bad: [{ ...missing, input: { params: { appointmentId: 'none' } } }],
  },
};

export const graphql: GraphQLCases = {
  'Query.clinicalCounts': {
    document: 'query($appointmentId: ID!) { clinicalCounts(appointmentId: $appointmentId) { notes } }',
    people: editors,
    good: ofAppointment,
    bad: [],
  },
  'Query.clinicalNotes': {
    document: 'query($appointmentId: ID!) { clinicalNotes(appointmentId: $appointmentId) { id title content } }',
    people: editors,
    good: ofAppointment,
    bad: [{ ...missing, input: { appointmentId: 'none' } }],
  },
};

export const mutations: MutationCases = {
  createClinicalNote: {
    route: 'POST /api/appointments/:appointmentId/notes',
    people: editors,
    good: async (fixtures) => ({ ...(await ofAppointment(fixtures)), ...note, isPrivate: true }),
    leaves: ['clinical_notes', 'events'],
    alsoGood: [
      {
        what: 'one with a text alone',
        input: async (fixtures) => ({ ...(await ofAppointment(fixtures)), content: 'a' }),
      },
    ],
    bad: [
      { ...missing, input: { appointmentId: 'none', content: 'Metin' } },
      { what: 'a blank text', input: { appointmentId: 'none', content: ' ' }, code: 'VALIDATION_FAILED' },
      {
        what: 'a text that is too long',
        input: { appointmentId: 'none', content: 'a'.repeat(MAX_NOTE_LENGTH + 1) },
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'an unknown type',
        input: { appointmentId: 'none', content: 'Metin', noteType: 'gossip' },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  updateClinicalNote: {
    route: 'PUT /api/clinical-notes/:id',
    people: editors,
    good: async (fixtures, person) => ({ ...(await ownNote(fixtures, person)), content: 'Düzeltildi.', version: 1 }),
    leaves: ['clinical_notes', 'events'],
    alsoGood: [
      {
        what: 'a general note without a title',
        input: async (fixtures, person) => ({ ...(await ownNote(fixtures, person)), noteType: null, title: '' }),
      },
    ],
    bad: [
      { ...missing, input: { id: 'none', content: 'Metin' } },
      {
        what: 'an old version',
        input: async (fixtures, person) => ({ ...(await ownNote(fixtures, person)), content: 'Metin', version: 0 }),
        code: 'VERSION_CONFLICT',
        leaves: ['events'],
      },
    ],
  },
  deleteClinicalNote: {
    route: 'DELETE /api/clinical-notes/:id',
    people: editors,
    good: ownNote,
    leaves: ['clinical_notes', 'events'],
    bad: [{ ...missing, input: { id: 'none' } }],
  },
};
