import { addDays, today } from '@practice/contracts';
import { admins, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const request = {
  kind: 'information',
  name: 'Ayşe Yılmaz',
  email: 'ayse@ornek.example',
  phone: '0532 111 22 33',
  channel: 'email',
  receivedOn: today(),
  details: 'Hangi verilerim var?',
  identityCheck: '',
  answer: '',
};
const requestId = async ({ create }: Fixtures) => (await create('/api/data-requests', request)).id;
const wrong = {
  kind: 'information',
  name: ' ',
  email: 'ayse',
  phone: '1',
  channel: 'email',
  receivedOn: addDays(today(), 2),
};

export const rest: RestCases = {
  'GET /api/data-requests': { people: admins, good: {}, bad: [] },
};

export const graphql: GraphQLCases = {
  'Query.dataRequests': {
    document: '{ dataRequests { id kind name email phone channel receivedOn dueOn details answer isClosed version } }',
    people: admins,
    good: {},
    bad: [],
  },
};

const row = {
  people: admins,
  leaves: ['data_requests', 'events'],
  random: ['name', 'email', 'phone', 'details', 'identityCheck', 'identityCheckedAt', 'answer', 'closedAt'],
};

export const mutations: MutationCases = {
  createDataRequest: {
    ...row,
    route: 'POST /api/data-requests',
    good: request,
    bad: [{ what: 'nothing but wrong fields', input: wrong, code: 'VALIDATION_FAILED' }],
  },
  updateDataRequest: {
    ...row,
    route: 'PUT /api/data-requests/:id',
    good: async (fixtures) => ({
      id: await requestId(fixtures),
      identityCheck: 'Kayıtlı numaradan arandı',
      answer: 'Verilerinizin listesi gönderildi.',
      isClosed: true,
      version: 1,
    }),
    bad: [
      { what: 'one that is not there', input: { id: 'none', answer: 'x' }, code: 'NOT_FOUND' },
      {
        what: 'an old version',
        input: async (fixtures) => ({ id: await requestId(fixtures), answer: 'x', version: 0 }),
        code: 'VERSION_CONFLICT',
      },
      {
        what: 'closing without an answer',
        input: async (fixtures) => ({ id: await requestId(fixtures), isClosed: true }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'nothing but wrong fields',
        input: async (fixtures) => ({ id: await requestId(fixtures), ...wrong }),
        code: 'VALIDATION_FAILED',
      },
    ],
  },
};
