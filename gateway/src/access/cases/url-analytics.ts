import { editors, everyone, type GraphQLCases, type RestCases } from '../access-case.ts';

const good = { from: '2026-11-01', to: '2026-11-30' };
const bad = [
  { what: 'an end before the beginning', input: { from: '2026-11-02', to: '2026-11-01' }, code: 'VALIDATION_FAILED' },
  { what: 'more than two years', input: { from: '2020-01-01', to: '2026-11-01' }, code: 'VALIDATION_FAILED' },
  { what: 'a day that is none', input: { from: 'x', to: '2026-11-01' }, code: 'VALIDATION_FAILED' },
] as const;
const calls = {
  people: editors,
  good: { query: good },
  bad: bad.map((one) => ({ ...one, input: { query: one.input } })),
};

export const rest: RestCases = {
  'POST /api/load-times': {
    people: everyone,
    good: { body: { path: '/blog', LCP: 1800.5, CLS: 0.02 } },
    bad: [
      { what: 'nothing', input: {}, code: 'VALIDATION_FAILED' },
      { what: 'a time that is none', input: { body: { path: '/', LCP: -1 } }, code: 'VALIDATION_FAILED' },
      { what: 'more than measurements', input: { body: { path: '/', visitor: 'x' } }, code: 'VALIDATION_FAILED' },
    ],
  },
  'GET /api/seo/load-times': calls,
  'POST /api/page-visits': {
    people: everyone,
    good: { body: { path: '/blog' } },
    bad: [
      { what: 'nothing', input: {}, code: 'VALIDATION_FAILED' },
      { what: 'another site', input: { body: { path: 'https://example.org' } }, code: 'VALIDATION_FAILED' },
      { what: 'more than a path', input: { body: { path: '/', visitor: 'x' } }, code: 'VALIDATION_FAILED' },
    ],
  },
  'GET /api/url-analytics': calls,
  'GET /api/url-analytics/summary': calls,
  'GET /api/url-analytics/report': {
    ...calls,
    bad: [
      ...calls.bad,
      { what: 'a format that is none', input: { query: { format: 'x' } }, code: 'VALIDATION_FAILED' },
    ],
  },
};

const range = 'from: $from, to: $to';
const figures =
  'totalHits uniqueVisitors avgResponseTime p95ResponseTime errorRate botHits deviceBreakdown { mobile desktop tablet } referrers { host count }';

export const graphql: GraphQLCases = {
  'Query.urlAnalytics': {
    document: `query($from: String, $to: String) { urlAnalytics(${range}) { url ${figures} lastAccessed } }`,
    people: editors,
    good,
    bad: [...bad],
  },
  'Query.loadTimes': {
    document: `query($from: String, $to: String) { loadTimes(${range}) { figures { metric value rating count } devices { device } pages { url } } }`,
    people: editors,
    good,
    bad: [...bad],
  },
  'Query.urlAnalyticsSummary': {
    document: `query($from: String, $to: String) { urlAnalyticsSummary(${range}) { from to isEnabled retentionDays errorUrls ${figures} days { date totalHits uniqueVisitors botHits } } }`,
    people: editors,
    good,
    bad: [...bad],
  },
};
