import { editors, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const ofAppointment = async (fixtures: Fixtures) => ({ appointmentId: (await fixtures.appointment()).id });

/** A file with an appointment. */
async function aFile(fixtures: Fixtures): Promise<{ id: string; appointmentId: string }> {
  const { appointmentId } = await ofAppointment(fixtures);
  const { id } = await fixtures.create(`/api/appointments/${appointmentId}/child-profile`, {});
  return { id, appointmentId };
}

const onlyId = async (fixtures: Fixtures) => ({ id: (await aFile(fixtures)).id });
const params = async (fixtures: Fixtures) => ({ params: await onlyId(fixtures) });
const nowhere = { params: { id: 'none' } };

/** A file with two appointments, of which one is to go. */
async function twoAppointments(fixtures: Fixtures) {
  const first = await fixtures.appointment();
  const { childName, childBirthDate, phone } = first;
  const second = await fixtures.appointment({ childName, childBirthDate, phone });
  const { id } = await fixtures.create(`/api/appointments/${first.id}/child-profile`, {});
  return { id, appointmentIds: [second.id] };
}

const twoFiles = async (fixtures: Fixtures) => ({
  id: (await aFile(fixtures)).id,
  otherId: (await aFile(fixtures)).id,
});

export const rest: RestCases = {
  'GET /api/child-profiles': {
    people: editors,
    good: { query: { search: 'ada', page: '1' } },
    bad: [{ what: 'a page of 5000', input: { query: { pageSize: '5000' } }, code: 'VALIDATION_FAILED' }],
  },
  'GET /api/child-profiles/:id': { people: editors, good: params, bad: [{ ...missing, input: nowhere }] },
  'GET /api/child-profiles/:id/summary.pdf': { people: editors, good: params, bad: [{ ...missing, input: nowhere }] },
  'GET /api/child-profiles/:id/timeline': { people: editors, good: params, bad: [{ ...missing, input: nowhere }] },
  'GET /api/appointments/:appointmentId/possible-child-profiles': {
    people: editors,
    good: async (fixtures) => ({ params: await ofAppointment(fixtures) }),
    bad: [{ ...missing, input: { params: { appointmentId: 'none' } } }],
  },
  'GET /api/appointments/:appointmentId/child-profile': {
    people: editors,
    good: async (fixtures) => ({ params: { appointmentId: (await aFile(fixtures)).appointmentId } }),
    bad: [
      { ...missing, input: { params: { appointmentId: 'none' } } },
      {
        what: 'an appointment without a file',
        input: async (fixtures) => ({ params: await ofAppointment(fixtures) }),
        code: 'NOT_FOUND',
      },
    ],
  },
};

export const graphql: GraphQLCases = {
  'Query.childProfiles': {
    document: 'query($search: String) { childProfiles(search: $search) { total items { id childName } } }',
    people: editors,
    good: { search: 'ada' },
    bad: [],
  },
  'Query.childProfile': {
    document: 'query($id: ID!) { childProfile(id: $id) { id childName concerns guardians { name } } }',
    people: editors,
    good: onlyId,
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  'Query.possibleChildProfiles': {
    document: 'query($appointmentId: ID!) { possibleChildProfiles(appointmentId: $appointmentId) { id } }',
    people: editors,
    good: ofAppointment,
    bad: [{ ...missing, input: { appointmentId: 'none' } }],
  },
  'Query.appointmentChildProfile': {
    document: 'query($appointmentId: ID!) { appointmentChildProfile(appointmentId: $appointmentId) { id } }',
    people: editors,
    good: ofAppointment,
    bad: [{ ...missing, input: { appointmentId: 'none' } }],
  },
  'Query.childTimeline': {
    document: 'query($id: ID!) { childTimeline(id: $id) { at appointment { id } note { id } } }',
    people: editors,
    good: onlyId,
    bad: [{ ...missing, input: { id: 'none' } }],
  },
};

const stored = ['child_profiles', 'events'];

export const mutations: MutationCases = {
  openChildProfile: {
    route: 'POST /api/appointments/:appointmentId/child-profile',
    people: editors,
    good: ofAppointment,
    leaves: ['child_appointments', 'child_identities', ...stored],
    bad: [
      { ...missing, input: { appointmentId: 'none' } },
      {
        what: 'a new file for one that has its file',
        input: async (fixtures) => ({ appointmentId: (await aFile(fixtures)).appointmentId, isNewFile: true }),
        code: 'CONFLICT',
      },
    ],
  },
  updateChildProfile: {
    route: 'PUT /api/child-profiles/:id',
    people: editors,
    good: async (fixtures) => ({ ...(await onlyId(fixtures)), concerns: 'Uyku', gender: 'girl', version: 1 }),
    leaves: stored,
    alsoGood: [
      {
        what: 'another phone, an emptied text and a guardian',
        input: async (fixtures) => ({
          ...(await onlyId(fixtures)),
          parentPhone: '0532 999 88 77',
          concerns: '',
          guardians: [{ name: 'Ayşe Yıldız', relation: 'Anneanne' }],
        }),
        leaves: ['child_identities', ...stored],
      },
    ],
    bad: [
      { ...missing, input: { id: 'none', concerns: 'Uyku' } },
      {
        what: 'wrong fields',
        input: async (fixtures) => ({
          ...(await onlyId(fixtures)),
          childName: 'A',
          childBirthDate: '2019-02-30',
          guardians: [{ name: '' }],
        }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'an old version',
        input: async (fixtures) => ({ ...(await onlyId(fixtures)), concerns: 'Uyku', version: 0 }),
        code: 'VERSION_CONFLICT',
        leaves: ['events'],
      },
    ],
  },
  mergeChildProfiles: {
    route: 'POST /api/child-profiles/:id/merge',
    people: editors,
    good: twoFiles,
    leaves: ['child_appointments', 'child_identities', ...stored],
    alsoGood: [
      {
        what: 'a preview',
        input: async (fixtures) => ({ ...(await twoFiles(fixtures)), isPreview: true }),
        leaves: [],
      },
    ],
    bad: [
      { ...missing, input: { id: 'none', otherId: 'none' } },
      {
        what: 'one file twice',
        input: async (fixtures) => {
          const { id } = await aFile(fixtures);
          return { id, otherId: id };
        },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  splitChildProfile: {
    route: 'POST /api/child-profiles/:id/split',
    people: editors,
    good: twoAppointments,
    leaves: ['child_appointments', ...stored],
    bad: [
      { ...missing, input: { id: 'none', appointmentIds: ['none'] } },
      { what: 'no appointment', input: { id: 'none', appointmentIds: [] }, code: 'VALIDATION_FAILED' },
      {
        what: 'all of its appointments',
        input: async (fixtures) => {
          const { id, appointmentId } = await aFile(fixtures);
          return { id, appointmentIds: [appointmentId] };
        },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
};
