import { expect } from 'vitest';
import { everyone, type GraphQLCases, type RestCases } from '../access-case.ts';

export const rest: RestCases = {};

export const graphql: GraphQLCases = {
  'Query.currentUser': {
    document: '{ currentUser { id username role } }',
    people: everyone,
    good: {},
    bad: [],
    shows(answer, person) {
      const { currentUser } = answer as { currentUser: { role: string } | null };
      expect(currentUser?.role ?? 'anonymous').toBe(person);
    },
  },
};
