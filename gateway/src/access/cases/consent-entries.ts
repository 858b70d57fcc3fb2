import { today } from '@practice/contracts';
import { database } from '@practice/service-kit';
import { Types } from 'mongoose';
import { admins, type GraphQLCases, type RestCases, staff } from '../access-case.ts';
import type { MutationCases } from '../mutation-case.ts';

/** An entry of the register, as its service has stored it of a request. */
async function entry(fields: object = {}): Promise<string> {
  const _id = new Types.ObjectId();
  const recordId = String(new Types.ObjectId());
  await database()
    .collection('consent_entries')
    .insertOne({
      _id,
      key: `appointmentContact ${recordId}`,
      text: 'appointmentContact',
      state: 'given',
      origin: 'site',
      name: 'Elif Yıldız',
      phone: '05321112233',
      email: 'elif@ornek.com',
      recordId,
      noticeVersion: 'abc',
      sentenceVersion: '2026-11',
      categories: null,
      givenAt: new Date(),
      withdrawal: null,
      isPersonErased: false,
      personHashes: [],
      searchTokens: ['elif', 'yildiz'],
      expiresAt: null,
      ...fields,
    });
  return String(_id);
}
const withdrawal = { withdrawnOn: today(), channel: 'phone', note: null, recordedBy: 'admin', recordedAt: new Date() };
const said = { channel: 'phone', withdrawnOn: today(), note: 'Aramamızı istemiyor.' };
const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;

export const rest: RestCases = {
  'GET /api/consent-entries': {
    people: admins,
    good: { query: { text: 'appointmentContact', search: 'elif' } },
    bad: [{ what: 'a state that is none', input: { query: { state: 'lost' } }, code: 'VALIDATION_FAILED' }],
  },
  'GET /api/consent-entries/of-record/:recordId': {
    people: staff,
    good: { params: { recordId: 'none' } },
    bad: [],
  },
  'GET /api/export/consent-entries': {
    people: admins,
    good: { query: { format: 'csv' } },
    bad: [
      { what: 'an unknown format', input: { query: { format: 'doc' } }, code: 'VALIDATION_FAILED' },
      { what: 'an unknown filter', input: { query: { format: 'csv', who: 'elif' } }, code: 'VALIDATION_FAILED' },
    ],
  },
};

export const graphql: GraphQLCases = {
  'Query.consentEntries': {
    document:
      'query($filter: ConsentFilter!) { consentEntries(filter: $filter) { items { id text state origin name } total } }',
    people: admins,
    good: { filter: { state: 'given' } },
    bad: [{ what: 'a day that is none', input: { filter: { from: '2026-02-30' } }, code: 'VALIDATION_FAILED' }],
  },
  'Query.recordConsents': {
    document: 'query($recordId: ID!) { recordConsents(recordId: $recordId) { id text state withdrawal { channel } } }',
    people: staff,
    good: { recordId: 'none' },
    bad: [{ what: 'no record', input: { recordId: '' }, code: 'VALIDATION_FAILED' }],
  },
};

const row = {
  leaves: ['consent_entries', 'events'],
  random: ['key', 'recordId', 'recordedAt', 'note', 'withdrawnAt'],
};

export const mutations: MutationCases = {
  withdrawConsent: {
    ...row,
    route: 'POST /api/consent-entries/:id/withdraw',
    people: staff,
    good: async () => ({ id: await entry(), ...said }),
    alsoGood: [
      {
        what: 'with all of the person',
        input: async () => {
          const email = `${crypto.randomUUID()}@ornek.com`;
          await entry({ phone: null, email });
          return { id: await entry({ phone: null, email }), ...said, ofPerson: true };
        },
      },
    ],
    bad: [
      { ...missing, input: { id: 'none', ...said } },
      {
        what: 'one that was taken back',
        input: async () => ({ id: await entry({ state: 'withdrawn', withdrawal }), ...said }),
        code: 'CONFLICT',
      },
      {
        what: 'a day before it',
        input: async () => ({ id: await entry(), ...said, withdrawnOn: '2020-01-01' }),
        code: 'VALIDATION_FAILED',
      },
      { what: 'no channel', input: { id: 'none', withdrawnOn: today() }, code: 'VALIDATION_FAILED' },
    ],
  },
  restoreConsent: {
    ...row,
    route: 'POST /api/consent-entries/:id/restore',
    people: admins,
    good: async () => ({ id: await entry({ state: 'withdrawn', withdrawal }) }),
    bad: [
      { ...missing, input: { id: 'none' } },
      { what: 'one that stands', input: async () => ({ id: await entry() }), code: 'CONFLICT' },
    ],
  },
};
