import { RUN_SELF_CHECKS_JOB } from '@practice/contracts';
import { database } from '@practice/service-kit';
import { admins, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

/** No run, and no job that makes one. */
async function none(): Promise<Record<string, unknown>> {
  await database().collection('self_check_runs').deleteMany({});
  await database().collection('jobs').deleteMany({ kind: RUN_SELF_CHECKS_JOB });
  return {};
}

/** A run that is about to begin. */
async function open({ create }: Fixtures): Promise<{ id: string }> {
  await none();
  const { id } = await create('/api/self-checks', {});
  return { id };
}

export const rest: RestCases = {
  'GET /api/self-checks': { people: admins, good: {}, bad: [] },
  'GET /api/self-checks/:id': {
    people: admins,
    good: async (fixtures) => ({ params: await open(fixtures) }),
    bad: [{ what: 'one that is not there', input: { params: { id: 'none' } }, code: 'NOT_FOUND' }],
  },
};

const fields = 'id state isNightly startedBy startedAt finishedAt current';
const outcome = 'key state checked durationMs faultCount newCount mendedCount';
const fault = 'sentence records { place recordId }';

export const graphql: GraphQLCases = {
  'Query.selfCheckRuns': {
    document: `{ selfCheckRuns { ${fields} outcomes { ${outcome} } } }`,
    people: admins,
    good: {},
    bad: [],
  },
  'Query.selfCheckReport': {
    document: `query($id: ID!) { selfCheckReport(id: $id) {
      ${fields} outcomes { ${outcome} note lastPassedAt faults { ${fault} isNew } mended { ${fault} } }
    } }`,
    people: admins,
    good: open,
    bad: [{ what: 'one that is not there', input: { id: 'none' }, code: 'NOT_FOUND' }],
  },
};

export const mutations: MutationCases = {
  startSelfChecks: {
    route: 'POST /api/self-checks',
    people: admins,
    leaves: ['self_check_runs', 'jobs', 'events'],
    random: ['startedAt'],
    good: none,
    bad: [
      {
        what: 'while another is under way',
        input: async (fixtures) => open(fixtures).then(() => ({})),
        code: 'CONFLICT',
      },
    ],
  },
};
