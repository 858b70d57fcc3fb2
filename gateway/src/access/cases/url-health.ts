import { database } from '@practice/service-kit';
import { editors, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { MutationCases } from '../mutation-case.ts';

const good = { date: '2026-11-01' };
const bad = [{ what: 'a malformed day', input: { date: 'x' }, code: 'VALIDATION_FAILED' }] as const;

export const rest: RestCases = {
  'GET /api/url-health': { people: editors, good: {}, bad: [] },
  'GET /api/url-health/run': { people: editors, good: {}, bad: [] },
  'GET /api/url-health/days': {
    people: editors,
    good: { query: good },
    bad: bad.map((one) => ({ ...one, input: { query: one.input } })),
  },
};

const finding = 'kind detail target';

export const graphql: GraphQLCases = {
  'Query.urlHealth': {
    document: `{ urlHealth { url title status statusCode responseTime score lastChecked parts { kind count points } findings { ${finding} editUrl } } }`,
    people: editors,
    good: {},
    bad: [],
  },
  'Query.addressCount': { document: '{ addressCount }', people: editors, good: {}, bad: [] },
  'Query.urlHealthRun': {
    document: '{ urlHealthRun { isRunning checked total startedAt finishedAt } }',
    people: editors,
    good: {},
    bad: [],
  },
  'Query.urlHealthDays': {
    document: `query($date: String) { urlHealthDays(date: $date) { date averageScore healthy warning error faults findings { url ${finding} } } }`,
    people: editors,
    good,
    bad: [...bad],
  },
};

/** A check is under way, or none. */
async function afterCheck(isRunning: boolean): Promise<Record<string, unknown>> {
  const checks = database().collection<{ _id: string }>('url_health_check');
  await checks.deleteMany({});
  const now = new Date();
  const check = { runId: '1', isRunning, startedAt: now, finishedAt: null, touchedAt: now };
  await checks.insertOne({ _id: 'check', ...check, pages: [], waiting: [], seen: [] } as { _id: string });
  return {};
}

export const mutations: MutationCases = {
  startUrlCheck: {
    route: 'POST /api/url-health/check',
    people: editors,
    leaves: ['url_health_check', 'jobs', 'events'],
    good: () => afterCheck(false),
    bad: [{ what: 'while a check is under way', input: () => afterCheck(true), code: 'CONFLICT' }],
  },
};
