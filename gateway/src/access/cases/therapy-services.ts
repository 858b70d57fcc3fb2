import { everyone, type GraphQLCases, type RestCases, staff } from '../access-case.ts';

export const rest: RestCases = {
  'GET /api/services/titles': { people: staff, good: {}, bad: [] },
  'GET /api/services/:id': {
    people: everyone,
    good: { params: { id: 'oyun-terapisi' } },
    bad: [{ what: 'one that is not there', code: 'NOT_FOUND', input: { params: { id: 'none' } } }],
  },
};

export const graphql: GraphQLCases = {
  'Query.therapyService': {
    document: 'query($slug: String!) { therapyService(slug: $slug) { slug steps { title } faqs { question } } }',
    people: everyone,
    good: { slug: 'oyun-terapisi' },
    bad: [],
  },
  'Query.serviceTitles': { document: '{ serviceTitles { slug title } }', people: staff, good: {}, bad: [] },
};
