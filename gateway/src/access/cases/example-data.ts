import { database } from '@practice/service-kit';
import { admins, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

/** Neither a backup nor a removal, under way or over. */
async function idle(): Promise<Record<string, unknown>> {
  for (const name of ['backups', 'jobs']) await database().collection(name).deleteMany({});
  return {};
}

async function whileBackingUp({ create }: Fixtures): Promise<Record<string, unknown>> {
  await idle();
  await create('/api/backups', {});
  return {};
}

async function whileRemoving({ send }: Fixtures): Promise<Record<string, unknown>> {
  await idle();
  await send('POST', '/api/example-data/removal', {}, 'admin');
  return {};
}

async function whenNothingIsLeft(): Promise<Record<string, unknown>> {
  await idle();
  await database().collection('example_records').deleteMany({});
  return {};
}

export const rest: RestCases = {
  'GET /api/example-data': { people: admins, good: {}, bad: [] },
};

export const graphql: GraphQLCases = {
  'Query.exampleData': {
    document: '{ exampleData { records { kind id name state uses { kind count names } } removal { state problem } } }',
    people: admins,
    good: {},
    bad: [],
  },
};

export const mutations: MutationCases = {
  removeExampleData: {
    route: 'POST /api/example-data/removal',
    people: admins,
    leaves: ['backups', 'jobs', 'events'],
    random: ['fileName', 'openKey', 'createdAt', 'checkedAt'],
    good: idle,
    bad: [
      { what: 'while a backup is made', input: whileBackingUp, code: 'CONFLICT' },
      { what: 'while a removal is under way', input: whileRemoving, code: 'CONFLICT' },
      { what: 'when nothing is left to go', input: whenNothingIsLeft, code: 'CONFLICT' },
    ],
  },
};
