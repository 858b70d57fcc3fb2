import { editors, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { MutationCases } from '../mutation-case.ts';

const good = { startDate: '2026-11-01', endDate: '2026-11-20', pageUrl: '/' };
const bad = [
  {
    what: 'an end before the beginning',
    input: { startDate: '2026-11-02', endDate: '2026-11-01' },
    code: 'VALIDATION_FAILED',
  },
  { what: 'a day that is none', input: { startDate: 'x' }, code: 'VALIDATION_FAILED' },
] as const;

export const rest: RestCases = {
  'GET /api/seo/analytics': {
    people: editors,
    good: { query: good },
    bad: bad.map((one) => ({ ...one, input: { query: one.input } })),
  },
};

export const graphql: GraphQLCases = {
  'Query.seoAnalytics': {
    document: `query($pageUrl: String, $startDate: String, $endDate: String) {
      seoAnalytics(pageUrl: $pageUrl, startDate: $startDate, endDate: $endDate) {
        averageScore change pages { url score parts { part points most } } days { date averageScore }
      }
    }`,
    people: editors,
    good,
    bad: [...bad],
  },
};

export const mutations: MutationCases = {
  recordSeoScores: {
    route: 'POST /api/seo/analytics',
    people: editors,
    good: {},
    leaves: ['events'],
    bad: [],
  },
};
