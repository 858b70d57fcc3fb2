import { expect } from 'vitest';
import { editors, everyone, type GraphQLCases, type Person, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
/** A page that nobody else has. */
const newPage = () => ({ title: `Sayfa ${crypto.randomUUID()}`, content: '<p>Metin</p>' });
const aPage = async (fixtures: Fixtures) => ({ id: (await fixtures.create('/api/dynamic-pages', newPage())).id });
const aHomepage = async (fixtures: Fixtures) => {
  await fixtures.create('/api/dynamic-pages', { ...newPage(), status: 'published', isHomepage: true });
  return {};
};

function hidesDrafts(response: unknown, person: Person): void {
  if (!editors.includes(person)) expect(JSON.stringify(response)).not.toContain('"draft"');
}

export const rest: RestCases = {
  'GET /api/dynamic-pages': {
    people: everyone,
    good: {},
    bad: [{ what: 'a status that is none', input: { query: { status: 'x' } }, code: 'VALIDATION_FAILED' }],
    shows: hidesDrafts,
  },
  'GET /api/pages/homepage': { people: everyone, good: aHomepage, bad: [] },
};

export const graphql: GraphQLCases = {
  'Query.pages': {
    document: 'query($status: PageStatus) { pages(status: $status) { id slug status version } }',
    people: everyone,
    good: {},
    bad: [{ what: 'a status that is none', input: { status: 'x' }, code: 'VALIDATION_FAILED' }],
    shows: hidesDrafts,
  },
  'Query.homepage': { document: '{ homepage { id content } }', people: everyone, good: aHomepage, bad: [] },
  'Query.sitePage': {
    document:
      'query($slug: String!) { sitePage(slug: $slug) { ... on Page { title } ... on LocalPage { cityName metaTag { title } } } }',
    people: everyone,
    good: { slug: 'corlu-cocuk-psikologu' },
    bad: [{ what: 'no slug', input: {}, code: 'VALIDATION_FAILED' }],
    shows: (response) => expect(response).toMatchObject({ sitePage: { cityName: 'Çorlu' } }),
  },
  'Query.suggestedAddresses': {
    document: 'query($path: String!) { suggestedAddresses(path: $path) { path title } }',
    people: everyone,
    good: { path: '/corlu-psikolog' },
    bad: [{ what: 'no path', input: {}, code: 'VALIDATION_FAILED' }],
  },
};

const row = { people: editors, leaves: ['events', 'pages'] };
const oldVersion = { what: 'an old version', code: 'VERSION_CONFLICT' } as const;

export const mutations: MutationCases = {
  createPage: {
    ...row,
    route: 'POST /api/dynamic-pages',
    good: newPage,
    bad: [
      { what: 'no title', input: { title: ' ' }, code: 'VALIDATION_FAILED' },
      { what: "the site's own address", input: { ...newPage(), slug: 'randevu' }, code: 'CONFLICT' },
      { what: 'the address of a city page', input: { ...newPage(), slug: 'corlu-cocuk-psikologu' }, code: 'CONFLICT' },
    ],
  },
  updatePage: {
    ...row,
    route: 'PUT /api/dynamic-pages/:id',
    good: async (fixtures) => ({ ...(await aPage(fixtures)), status: 'published' }),
    alsoGood: [
      {
        what: 'with its version',
        input: async (fixtures) => ({ ...(await aPage(fixtures)), title: 'Yeni', version: 1 }),
      },
    ],
    bad: [
      { ...missing, input: { id: 'none', title: 'Yeni' } },
      { ...oldVersion, input: async (fixtures) => ({ ...(await aPage(fixtures)), title: 'Yeni', version: 0 }) },
    ],
  },
  deletePage: {
    ...row,
    route: 'DELETE /api/dynamic-pages/:id',
    good: aPage,
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  setHomepage: {
    ...row,
    route: 'POST /api/pages/:id/set-homepage',
    good: aPage,
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  duplicatePage: {
    ...row,
    route: 'POST /api/pages/:id/duplicate',
    good: aPage,
    alsoGood: [{ what: 'with a title', input: async (fixtures) => ({ ...(await aPage(fixtures)), title: 'Başka' }) }],
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  bulkPages: {
    ...row,
    route: 'POST /api/pages/bulk',
    good: async (fixtures) => ({
      operation: 'status',
      pageIds: [(await aPage(fixtures)).id],
      data: { status: 'archived' },
    }),
    alsoGood: [
      {
        what: 'to delete',
        input: async (fixtures) => ({ operation: 'delete', pageIds: [(await aPage(fixtures)).id] }),
      },
    ],
    bad: [
      { what: 'no pages', input: { operation: 'delete', pageIds: [] }, code: 'VALIDATION_FAILED' },
      { what: 'no status', input: { operation: 'status', pageIds: ['x'] }, code: 'VALIDATION_FAILED' },
    ],
  },
};
