import { editors, everyone, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
/** A city page that nobody else has. */
const newPage = () => ({
  cityName: 'Malkara',
  slug: `malkara-${crypto.randomUUID()}`,
  title: 'Malkara Çocuk Psikoloğu',
  metaTitle: 'Malkara Çocuk Psikoloğu',
  metaDescription: 'Malkara’dan gelen aileler için.',
  heroTitle: 'Malkara’dan gelen aileler için',
  heroDescription: 'Görüşmeleri art arda planlıyoruz.',
});
const aPage = async (fixtures: Fixtures) => ({ id: (await fixtures.create('/api/local-pages', newPage())).id });

export const rest: RestCases = {
  'GET /api/local-pages': { people: everyone, good: {}, bad: [] },
  'GET /api/local-pages/:id': {
    people: everyone,
    good: { params: { id: 'corlu-cocuk-psikologu' } },
    bad: [{ ...missing, input: { params: { id: 'none' } } }],
  },
};

export const graphql: GraphQLCases = {
  'Query.localPages': {
    document:
      'query($includeInactive: Boolean! = false) { localPages(includeInactive: $includeInactive) { slug version metaTag { title } } }',
    people: everyone,
    good: { includeInactive: true },
    bad: [],
  },
  'Query.localPage': {
    document: 'query($slug: String!) { localPage(slug: $slug) { cityName pageBlocks metaTag { title } } }',
    people: everyone,
    good: { slug: 'corlu-cocuk-psikologu' },
    bad: [{ what: 'no slug', input: {}, code: 'VALIDATION_FAILED' }],
  },
};

const row = { people: editors, leaves: ['events', 'local_pages'] };
const oldVersion = { what: 'an old version', code: 'VERSION_CONFLICT' } as const;

export const mutations: MutationCases = {
  createLocalPage: {
    ...row,
    route: 'POST /api/local-pages',
    good: newPage,
    bad: [
      { what: 'no city', input: { ...newPage(), cityName: ' ' }, code: 'VALIDATION_FAILED' },
      { what: 'blocks that are none', input: { ...newPage(), pageBlocks: '{"a":' }, code: 'VALIDATION_FAILED' },
      { what: "the site's own address", input: { ...newPage(), slug: 'randevu' }, code: 'CONFLICT' },
      { what: 'the address of a city page', input: { ...newPage(), slug: 'corlu-cocuk-psikologu' }, code: 'CONFLICT' },
    ],
  },
  updateLocalPage: {
    ...row,
    route: 'PUT /api/local-pages/:id',
    good: async (fixtures) => ({ ...(await aPage(fixtures)), heroFeatures: ['Otopark'], isActive: false }),
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
  deleteLocalPage: {
    ...row,
    route: 'DELETE /api/local-pages/:id',
    good: aPage,
    bad: [{ ...missing, input: { id: 'none' } }],
  },
};
