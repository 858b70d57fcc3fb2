import { database } from '@practice/service-kit';
import { ObjectId } from 'mongodb';
import { editors, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { MutationCases } from '../mutation-case.ts';

/** An address that was asked for and that nobody else works on. */
async function anAddress(): Promise<{ id: string }> {
  const _id = new ObjectId();
  const path = `/yok-${crypto.randomUUID()}`;
  const at = new Date();
  const fields = { key: path, path, count: 1, bots: 0, referrer: '', firstAt: at, lastAt: at, isDismissed: false };
  await database()
    .collection('missing_addresses')
    .insertOne({ _id, ...fields });
  return { id: String(_id) };
}

const missing = { what: 'one that is not there', input: { id: 'none' }, code: 'NOT_FOUND' } as const;

export const rest: RestCases = {
  'GET /api/seo/missing-addresses': {
    people: editors,
    good: { query: { dismissed: 'false' } },
    bad: [{ what: 'a flag that is none', input: { query: { dismissed: 'x' } }, code: 'VALIDATION_FAILED' }],
  },
};

export const graphql: GraphQLCases = {
  'Query.missingAddresses': {
    document:
      '{ missingAddresses(pageSize: 10) { total items { id path count bots referrer firstAt lastAt isDismissed suggestion { path title } } } }',
    people: editors,
    good: {},
    bad: [],
  },
};

const row = { people: editors, leaves: ['events', 'missing_addresses'] };

export const mutations: MutationCases = {
  dismissMissingAddress: {
    ...row,
    route: 'PUT /api/seo/missing-addresses/:id',
    good: async () => ({ ...(await anAddress()), isDismissed: true }),
    bad: [{ ...missing, input: { id: 'none', isDismissed: true } }],
  },
  deleteMissingAddress: { ...row, route: 'DELETE /api/seo/missing-addresses/:id', good: anAddress, bad: [missing] },
};
