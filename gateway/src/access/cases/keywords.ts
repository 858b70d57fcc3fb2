import { editors, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

let words = 0;
/** A new keyword; each has other words. */
const newKeyword = () => {
  words += 1;
  return { keyword: `oyun terapisi ${words}`, pageUrl: '/hizmetler/oyun-terapisi', searchVolume: 90, difficulty: 20 };
};
const keywordId = async ({ create }: Fixtures) => (await create('/api/seo/keywords', newKeyword())).id;
const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const wrong = { keyword: ' ', pageUrl: 'hizmetler', searchVolume: -1, difficulty: 101 };
const csv = 'Top queries,Clicks,Impressions,CTR,Position\noyun terapisi,3,40,7.5%,4.2\nkaygı,bir,2,0%,9';
const file = { people: editors, good: () => ({ csv }) };
const noFile = [
  { what: 'no text', input: { csv: '' }, code: 'VALIDATION_FAILED' },
  { what: 'other columns', input: { csv: 'a,b\n1,2' }, code: 'VALIDATION_FAILED' },
] as const;

export const rest: RestCases = {
  'GET /api/seo/keywords': { people: editors, good: { query: { pageUrl: '/' } }, bad: [] },
  'GET /api/seo/keywords/report': { people: editors, good: {}, bad: [] },
  'GET /api/seo/keywords/suggestions': { people: editors, good: {}, bad: [] },
};

const figures = 'figures { clicks impressions position importedAt }';

export const graphql: GraphQLCases = {
  'Query.keywords': {
    document: `{ keywords { id keyword pageUrl searchVolume difficulty isTracking version ${figures} } }`,
    people: editors,
    good: {},
    bad: [],
  },
  'Query.keywordReport': {
    document: '{ keywordReport { checkedAt keywords { keywordId competing pages { url title inTitle } } } }',
    people: editors,
    good: {},
    bad: [],
  },
  'Query.keywordSuggestions': {
    document: '{ keywordSuggestions { keyword source pageUrl count } }',
    people: editors,
    good: {},
    bad: [],
  },
};

const row = { people: editors, leaves: ['events', 'keywords'] };

export const mutations: MutationCases = {
  createKeyword: {
    ...row,
    route: 'POST /api/seo/keywords',
    good: newKeyword,
    bad: [{ what: 'nothing but wrong fields', input: wrong, code: 'VALIDATION_FAILED' }],
  },
  updateKeyword: {
    ...row,
    route: 'PUT /api/seo/keywords/:id',
    good: async (fixtures) => ({ id: await keywordId(fixtures), isTracking: false, searchVolume: null, version: 1 }),
    bad: [
      { ...missing, input: { id: 'none', isTracking: false } },
      {
        what: 'an old version',
        input: async (fixtures) => ({ id: await keywordId(fixtures), isTracking: false, version: 0 }),
        code: 'VERSION_CONFLICT',
      },
      {
        what: 'nothing but wrong fields',
        input: async (fixtures) => ({ id: await keywordId(fixtures), ...wrong }),
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  deleteKeyword: {
    ...row,
    route: 'DELETE /api/seo/keywords/:id',
    good: async (fixtures) => ({ id: await keywordId(fixtures) }),
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  previewQueryFile: { ...file, route: 'POST /api/seo/keywords/import/preview', leaves: [], bad: [...noFile] },
  importQueries: {
    ...file,
    route: 'POST /api/seo/keywords/import',
    leaves: ['events', 'search_queries'],
    bad: [...noFile],
  },
};
