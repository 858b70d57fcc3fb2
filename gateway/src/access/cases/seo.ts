import { editors, everyone, type GraphQLCases, type RestCases } from '../access-case.ts';

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
    good: async (world) => ({ params: { id: (await world.metaTag(newTag())).id } }),
    bad: [{ ...nothing, input: { params: { id: 'none' } } }],
  },
  'GET /api/seo/meta-tags': { people: editors, good: {}, bad: [] },
  'POST /api/seo/meta-tags': {
    people: editors,
    good: () => ({ body: newTag() }),
    bad: [
      { what: 'one without a page', input: { body: { pageUrl: '/' } }, code: 'VALIDATION_FAILED' },
      { what: 'a page that has one', input: { body: { pageKey: 'home', pageUrl: '/' } }, code: 'CONFLICT' },
    ],
  },
  'PUT /api/seo/meta-tags/:id': {
    people: editors,
    good: { params: { id: 'home' }, body: { title: 'Çorlu çocuk ve ergen psikoloğu' } },
    bad: [
      { what: 'an old version', input: { params: { id: 'home' }, body: { version: 0 } }, code: 'VERSION_CONFLICT' },
      { ...nothing, input: { params: { id: 'none' }, body: { title: 'x' } } },
    ],
  },
  'DELETE /api/seo/meta-tags/:id': {
    people: editors,
    good: async (world) => ({ params: { id: (await world.metaTag(newTag())).id } }),
    bad: [{ ...nothing, input: { params: { id: 'none' } } }],
  },
};

export const graphql: GraphQLCases = {
  'Query.metaTag': {
    document: 'query($pageKey: String!) { metaTag(pageKey: $pageKey) { title robots } }',
    people: everyone,
    good: { pageKey: 'home' },
    bad: [{ what: 'no key', input: {}, code: 'VALIDATION_FAILED' }],
  },
  'Query.metaTags': { document: '{ metaTags { id pageKey version } }', people: editors, good: {}, bad: [] },
  'Mutation.createMetaTag': {
    document: 'mutation($input: CreateMetaTagInput!) { createMetaTag(input: $input) { id } }',
    people: editors,
    good: () => ({ input: newTag() }),
    bad: [{ what: 'a page that has one', input: { input: { pageKey: 'home', pageUrl: '/' } }, code: 'CONFLICT' }],
  },
  'Mutation.updateMetaTag': {
    document: 'mutation($id: ID!, $input: UpdateMetaTagInput!) { updateMetaTag(id: $id, input: $input) { version } }',
    people: editors,
    good: { id: 'home', input: { title: 'Çorlu çocuk ve ergen psikoloğu' } },
    bad: [{ ...nothing, input: { id: 'none', input: { title: 'x' } } }],
  },
  'Mutation.deleteMetaTag': {
    document: 'mutation($id: ID!) { deleteMetaTag(id: $id) }',
    people: editors,
    good: async (world) => ({ id: (await world.metaTag(newTag())).id }),
    bad: [{ ...nothing, input: { id: 'none' } }],
  },
};
