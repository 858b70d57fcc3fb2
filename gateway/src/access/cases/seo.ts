import { everyone, type GraphQLCases, type RestCases } from '../access-case.ts';

export const rest: RestCases = {
  'GET /api/seo/meta-tags/:pageKey': {
    people: everyone,
    good: { params: { pageKey: 'home' } },
    bad: [{ what: 'one that is not there', input: { params: { pageKey: 'none' } }, code: 'NOT_FOUND' }],
  },
};

export const graphql: GraphQLCases = {
  'Query.metaTag': {
    document: 'query($pageKey: String!) { metaTag(pageKey: $pageKey) { title robots } }',
    people: everyone,
    good: { pageKey: 'home' },
    bad: [{ what: 'no key', input: {}, code: 'VALIDATION_FAILED' }],
  },
};
