import { editors, everyone, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { MutationCases } from '../mutation-case.ts';

let tags = 0;
/** A tag for a page that has none. */
const newTag = () => {
  tags += 1;
  return { pageKey: `sayfa-${tags}`, pageUrl: `/sayfa-${tags}`, title: 'Çocuk ve ergen psikoloğu Çorlu' };
};
const nothing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;

export const rest: RestCases = {
  'GET /api/seo/meta-tags/:id': {
    people: everyone,
    good: async (fixtures) => ({ params: { id: (await fixtures.metaTag(newTag())).id } }),
    bad: [{ ...nothing, input: { params: { id: 'none' } } }],
  },
  'GET /api/seo/meta-tags': { people: editors, good: {}, bad: [] },
};

export const graphql: GraphQLCases = {
  'Query.metaTag': {
    document: 'query($pageKey: String!) { metaTag(pageKey: $pageKey) { title robots } }',
    people: everyone,
    good: { pageKey: 'home' },
    bad: [{ what: 'no key', input: {}, code: 'VALIDATION_FAILED' }],
  },
  'Query.metaTags': { document: '{ metaTags { id pageKey version } }', people: editors, good: {}, bad: [] },
};

export const mutations: MutationCases = {
  createMetaTag: {
    route: 'POST /api/seo/meta-tags',
    people: editors,
    good: newTag,
    leaves: ['events', 'meta_tags'],
    bad: [
      { what: 'one without a page', input: { pageUrl: '/' }, code: 'VALIDATION_FAILED' },
      { what: 'a page that has one', input: { pageKey: 'home', pageUrl: '/' }, code: 'CONFLICT' },
    ],
  },
  updateMetaTag: {
    route: 'PUT /api/seo/meta-tags/:id',
    people: editors,
    good: { id: 'home', title: 'Çorlu çocuk ve ergen psikoloğu' },
    leaves: ['events', 'meta_tags'],
    bad: [
      { what: 'an old version', input: { id: 'home', version: 0 }, code: 'VERSION_CONFLICT' },
      { ...nothing, input: { id: 'none', title: 'x' } },
    ],
  },
  deleteMetaTag: {
    route: 'DELETE /api/seo/meta-tags/:id',
    people: editors,
    good: async (fixtures) => ({ id: (await fixtures.metaTag(newTag())).id }),
    leaves: ['events', 'meta_tags'],
    bad: [{ ...nothing, input: { id: 'none' } }],
  },
};
