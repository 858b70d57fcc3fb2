import { addDays, today } from '@practice/contracts';
import { expect } from 'vitest';
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
/** A request whose identity is checked, and an appointment and a message of the same person. */
async function dataOf(fixtures: Fixtures) {
  const email = `${crypto.randomUUID()}@ornek.example`;
  const { id: appointmentId, phone } = await fixtures.appointment({ email });
  const message = 'Verilerim silinsin istiyorum, lütfen bana yazın.';
  const messageId = await fixtures.contactMessage({ name: 'Elif Yıldız', email, message });
  const { id } = await fixtures.create('/api/data-requests', {
    ...request,
    phone,
    email,
    identityCheck: 'Kimliğini gösterdi',
  });
  return { id, appointmentId, messageId };
}
const checkedRequest = async (fixtures: Fixtures) => (await dataOf(fixtures)).id;
const notChecked = { what: 'one whose identity is not checked', code: 'CONFLICT' } as const;
const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const byId = {
  people: admins,
  good: async (fixtures: Fixtures) => ({ params: { id: await checkedRequest(fixtures) } }),
};
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
  'GET /api/data-requests/:id/personal-data': {
    ...byId,
    bad: [
      { ...missing, input: { params: { id: 'none' } } },
      { ...notChecked, input: async (fixtures) => ({ params: { id: await requestId(fixtures) } }) },
    ],
    shows: (response) => expect(response).toMatchObject([{ kind: 'appointment' }, { kind: 'contactMessage' }]),
  },
  'GET /api/data-requests/:id/destruction-records': {
    ...byId,
    bad: [{ ...missing, input: { params: { id: 'none' } } }],
  },
  'GET /api/export/personal-data/:id': {
    ...byId,
    good: async (fixtures) => ({ params: { id: await checkedRequest(fixtures) }, query: { format: 'json' } }),
    bad: [
      { ...missing, input: { params: { id: 'none' }, query: { format: 'pdf' } } },
      {
        what: 'an unknown format',
        input: { params: { id: 'none' }, query: { format: 'csv' } },
        code: 'VALIDATION_FAILED',
      },
      {
        ...notChecked,
        input: async (fixtures) => ({ params: { id: await requestId(fixtures) }, query: { format: 'pdf' } }),
      },
    ],
  },
};

export const graphql: GraphQLCases = {
  'Query.destructionRecords': {
    document: 'query($id: ID!) { destructionRecords(id: $id) { id kind count keepReason decidedBy at } }',
    people: admins,
    good: async (fixtures) => ({ id: await requestId(fixtures) }),
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  'Query.personalData': {
    document: 'query($id: ID!) { personalData(id: $id) { id kind date description partOfId } }',
    people: admins,
    good: async (fixtures) => ({ id: await checkedRequest(fixtures) }),
    bad: [
      { ...missing, input: { id: 'none' } },
      { ...notChecked, input: async (fixtures) => ({ id: await requestId(fixtures) }) },
    ],
  },
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
  erasePersonalData: {
    people: admins,
    route: 'POST /api/data-requests/:id/erase',
    good: async (fixtures) => {
      const { id, appointmentId, messageId } = await dataOf(fixtures);
      return {
        id,
        records: [
          { kind: 'appointment', id: appointmentId },
          { kind: 'contactMessage', id: messageId, keepReason: 'legalClaim' },
        ],
      };
    },
    leaves: ['appointments', 'destruction_records', 'events'],
    random: ['decisionId', 'at'],
    alsoGood: [
      {
        what: 'a message',
        input: async (fixtures) => {
          const { id, messageId } = await dataOf(fixtures);
          return { id, records: [{ kind: 'contactMessage', id: messageId }] };
        },
        leaves: ['contact_messages', 'events'],
      },
    ],
    bad: [
      { ...missing, input: { id: 'none', records: [{ kind: 'appointment', id: 'none' }] } },
      {
        ...notChecked,
        input: async (fixtures) => ({
          id: await requestId(fixtures),
          records: [{ kind: 'appointment', id: 'none' }],
        }),
      },
      { what: 'no records', input: { id: 'none', records: [] }, code: 'VALIDATION_FAILED' },
      {
        what: "somebody else's record",
        input: async (fixtures) => ({
          id: await checkedRequest(fixtures),
          records: [{ kind: 'appointment', id: (await dataOf(fixtures)).appointmentId }],
        }),
        code: 'VALIDATION_FAILED',
      },
    ],
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
