import { editors, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const assessment = { assessmentType: 'Dikkat testi', score: '12,5', maxScore: 20, assessmentDate: '2026-01-15' };

async function newAssessment(fixtures: Fixtures): Promise<Record<string, unknown>> {
  return { ...assessment, appointmentId: (await fixtures.appointment()).id };
}

async function stored(fixtures: Fixtures): Promise<{ id: string }> {
  return { id: (await fixtures.create('/api/assessments', await newAssessment(fixtures))).id };
}

export const rest: RestCases = {
  'GET /api/assessments': {
    people: editors,
    good: { query: { page: '1', appointmentId: 'f'.repeat(24) } },
    bad: [{ what: 'a page of 5000', input: { query: { pageSize: '5000' } }, code: 'VALIDATION_FAILED' }],
  },
};

export const graphql: GraphQLCases = {
  'Query.assessments': {
    document: 'query($id: ID!) { assessments(childProfileId: $id) { total items { id score scores { name } } } }',
    people: editors,
    good: { id: 'f'.repeat(24) },
    bad: [],
  },
};

export const mutations: MutationCases = {
  createAssessment: {
    route: 'POST /api/assessments',
    people: editors,
    good: newAssessment,
    leaves: ['assessments', 'child_profiles', 'events'],
    alsoGood: [
      {
        what: 'figures that are none, for the first file',
        input: async (fixtures) => ({
          ...(await newAssessment(fixtures)),
          score: 'yok',
          maxScore: null,
          childProfileId: '1',
        }),
      },
      {
        what: 'one with parts',
        input: async (fixtures) => ({
          ...(await newAssessment(fixtures)),
          scores: [{ name: 'Bellek', score: 8 }],
          recommendations: 'Tekrar',
        }),
      },
    ],
    bad: [
      { what: 'no type', input: { ...assessment, assessmentType: '' }, code: 'VALIDATION_FAILED' },
      { what: 'neither appointment nor file', input: assessment, code: 'VALIDATION_FAILED' },
      { ...missing, input: { ...assessment, appointmentId: 'none' } },
      { what: 'a wrong date', input: { ...assessment, assessmentDate: '2026-02-31' }, code: 'VALIDATION_FAILED' },
    ],
  },
  updateAssessment: {
    route: 'PUT /api/assessments/:id',
    people: editors,
    good: async (fixtures) => ({ ...(await stored(fixtures)), score: 14, interpretation: 'İyi', version: 1 }),
    leaves: ['assessments', 'events'],
    bad: [
      { ...missing, input: { id: 'none', score: 1 } },
      {
        what: 'an old version',
        input: async (fixtures) => ({ ...(await stored(fixtures)), score: 1, version: 0 }),
        code: 'VERSION_CONFLICT',
        leaves: ['events'],
      },
    ],
  },
  deleteAssessment: {
    route: 'DELETE /api/assessments/:id',
    people: editors,
    good: stored,
    leaves: ['assessments', 'events'],
    bad: [{ ...missing, input: { id: 'none' } }],
  },
};
