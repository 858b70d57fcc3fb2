import { admins, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { MutationCases } from '../mutation-case.ts';

export const rest: RestCases = {
  'GET /api/export/access-matrix': {
    people: admins,
    good: { query: { format: 'csv' } },
    bad: [{ what: 'an unknown format', input: { query: { format: 'doc' } }, code: 'VALIDATION_FAILED' }],
  },
};
export const graphql: GraphQLCases = {};
export const mutations: MutationCases = {};
