import { APPLY_RETENTION_JOB } from '@practice/contracts';
import { database } from '@practice/service-kit';
import { expect } from 'vitest';
import { admins, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

/** No run, and no job that does one. */
async function none(): Promise<Record<string, unknown>> {
  await database().collection('retention_runs').deleteMany({});
  await database().collection('jobs').deleteMany({ kind: APPLY_RETENTION_JOB });
  return {};
}

/** A message from long ago. */
async function oldMessage({ contactMessage }: Fixtures): Promise<void> {
  const message = 'Çok eskiden yazılmış bir mesaj.';
  await contactMessage({ name: 'Eski Veli', email: `${crypto.randomUUID()}@ornek.example`, message });
  const createdAt = new Date('2015-01-05T10:00:00Z');
  await database().collection('contact_messages').updateMany({ name: 'Eski Veli' }, { $set: { createdAt } });
}

const old = { date: '2015-01-05', name: 'Eski Veli', isOnHold: false };
const unknown = { what: 'an unknown class', code: 'VALIDATION_FAILED' } as const;

export const rest: RestCases = {
  'GET /api/retention': { people: admins, good: {}, bad: [] },
  'GET /api/retention/runs': { people: admins, good: {}, bad: [] },
  'GET /api/retention/expired/:kind': {
    people: admins,
    good: async (fixtures) => {
      await oldMessage(fixtures);
      return { params: { kind: 'contactMessage' } };
    },
    bad: [{ ...unknown, input: { params: { kind: 'users' } } }],
    shows: (response) => expect(response).toContainEqual(expect.objectContaining(old)),
  },
};

export const graphql: GraphQLCases = {
  'Query.retention': {
    document:
      '{ retention { nextOn classes { kind days keptFrom total oldest expired onHold } selfExpiring { kind days } } }',
    people: admins,
    good: {},
    bad: [],
  },
  'Query.retentionRuns': {
    document: '{ retentionRuns { id state startedBy createdAt endedAt erased { kind count } onHold problem } }',
    people: admins,
    good: {},
    bad: [],
  },
  'Query.expiredRecords': {
    document:
      'query($kind: RetentionClass!) { expiredRecords(kind: $kind) { total items { id date name detail isOnHold } } }',
    people: admins,
    good: { kind: 'contactMessage' },
    bad: [{ ...unknown, input: { kind: 'users' } }],
  },
};

export const mutations: MutationCases = {
  startRetentionRun: {
    people: admins,
    leaves: ['retention_runs', 'jobs', 'events'],
    random: ['openKey', 'createdAt', 'endedAt'],
    route: 'POST /api/retention/runs',
    good: none,
    bad: [
      {
        what: 'while another is under way',
        input: async ({ create }) => {
          await none();
          await create('/api/retention/runs', {});
          return {};
        },
        code: 'CONFLICT',
      },
    ],
  },
};
