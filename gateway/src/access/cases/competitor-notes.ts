import { editors, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const note = {
  competitor: 'Komşu Klinik',
  website: 'https://komsu.example',
  keyword: 'oyun terapisi',
  note: 'Fiyat yok.',
};
const noteId = async ({ create }: Fixtures) => (await create('/api/seo/competitor-notes', note)).id;
const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const wrong = { competitor: ' ', website: 'javascript:alert(1)' };

export const rest: RestCases = {
  'GET /api/seo/competitor-notes': { people: editors, good: {}, bad: [] },
};

export const graphql: GraphQLCases = {
  'Query.competitorNotes': {
    document: '{ competitorNotes { id competitor website keyword note updatedAt version } }',
    people: editors,
    good: {},
    bad: [],
  },
};

const row = { people: editors, leaves: ['competitor_notes', 'events'] };

export const mutations: MutationCases = {
  createCompetitorNote: {
    ...row,
    route: 'POST /api/seo/competitor-notes',
    good: note,
    bad: [{ what: 'nothing but wrong fields', input: wrong, code: 'VALIDATION_FAILED' }],
  },
  updateCompetitorNote: {
    ...row,
    route: 'PUT /api/seo/competitor-notes/:id',
    good: async (fixtures) => ({ id: await noteId(fixtures), note: '', version: 1 }),
    bad: [
      { ...missing, input: { id: 'none', note: 'x' } },
      {
        what: 'an old version',
        input: async (fixtures) => ({ id: await noteId(fixtures), note: 'x', version: 0 }),
        code: 'VERSION_CONFLICT',
      },
      {
        what: 'nothing but wrong fields',
        input: async (fixtures) => ({ id: await noteId(fixtures), ...wrong }),
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  deleteCompetitorNote: {
    ...row,
    route: 'DELETE /api/seo/competitor-notes/:id',
    good: async (fixtures) => ({ id: await noteId(fixtures) }),
    bad: [{ ...missing, input: { id: 'none' } }],
  },
};
