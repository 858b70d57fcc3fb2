import { today } from '@practice/contracts';
import { admins, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const noticedAt = new Date(Date.now() - 3_600_000).toISOString();
const breach = {
  title: 'Yanlış kişiye e-posta',
  description: 'Randevu bilgisi başka bir veliye gitti.',
  noticedAt,
  noticedBy: 'Selin',
  dataKinds: ['appointment', 'contact'],
  peopleKinds: ['parent'],
  peopleCount: 1,
};
const breachId = async ({ create }: Fixtures, fields: object = {}) =>
  (await create('/api/data-breaches', { ...breach, ...fields })).id;
const wrong = { title: ' ', noticedAt: 'dün', noticedBy: '', peopleCount: -1, peopleNotifiedOn: '31.12.2020' };
const missing = { what: 'one that is not there', input: { params: { id: 'none' } }, code: 'NOT_FOUND' } as const;

export const rest: RestCases = {
  'GET /api/data-breaches': { people: admins, good: {}, bad: [] },
  'GET /api/export/data-breaches/:id': {
    people: admins,
    good: async (fixtures) => ({ params: { id: await breachId(fixtures) } }),
    bad: [missing],
  },
};

export const graphql: GraphQLCases = {
  'Query.dataBreaches': {
    document: '{ dataBreaches { id state title noticedAt notifyBy dataKinds peopleKinds peopleCount version } }',
    people: admins,
    good: {},
    bad: [],
  },
};

const row = {
  people: admins,
  leaves: ['data_breaches', 'events'],
  random: ['title', 'description', 'noticedBy', 'measures', 'boardReference', 'boardNote', 'peopleNote', 'closedAt'],
};

export const mutations: MutationCases = {
  createDataBreach: {
    ...row,
    route: 'POST /api/data-breaches',
    good: breach,
    bad: [
      { what: 'nothing but wrong fields', input: wrong, code: 'VALIDATION_FAILED' },
      { what: 'a closed one without measures', input: { ...breach, state: 'closed' }, code: 'VALIDATION_FAILED' },
    ],
  },
  updateDataBreach: {
    ...row,
    route: 'PUT /api/data-breaches/:id',
    good: async (fixtures) => ({
      id: await breachId(fixtures),
      state: 'closed',
      measures: 'Alıcıdan silmesi istendi.',
      boardNotifiedAt: noticedAt,
      boardReference: 'VİB-1',
      peopleNotifiedOn: today(new Date(noticedAt)),
      peopleNote: 'Telefonla anlatıldı.',
      version: 1,
    }),
    bad: [
      { what: 'one that is not there', input: { id: 'none', measures: 'x' }, code: 'NOT_FOUND' },
      {
        what: 'an old version',
        input: async (fixtures) => ({ id: await breachId(fixtures), measures: 'x', version: 0 }),
        code: 'VERSION_CONFLICT',
      },
      {
        what: 'an open one that is to be a draft again',
        input: async (fixtures) => ({ id: await breachId(fixtures, { state: 'open' }), state: 'draft' }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'nothing but wrong fields',
        input: async (fixtures) => ({ id: await breachId(fixtures), ...wrong }),
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  deleteDataBreach: {
    ...row,
    route: 'DELETE /api/data-breaches/:id',
    good: async (fixtures) => ({ id: await breachId(fixtures) }),
    bad: [
      { what: 'one that is not there', input: { id: 'none' }, code: 'NOT_FOUND' },
      {
        what: 'one that is more than a draft',
        input: async (fixtures) => ({ id: await breachId(fixtures, { state: 'open' }) }),
        code: 'CONFLICT',
      },
    ],
  },
};
