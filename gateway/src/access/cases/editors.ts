import { editors, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { MutationCases } from '../mutation-case.ts';

const newTab = () => ({ tab: crypto.randomUUID() });
const post = { kind: 'blogPost', recordId: '1' };

export const rest: RestCases = {};
export const graphql: GraphQLCases = {};

export const mutations: MutationCases = {
  noteEditing: {
    people: editors,
    route: 'PUT /api/editors/:kind/:recordId',
    good: () => ({ ...post, ...newTab() }),
    leaves: ['editors', 'events'],
    bad: [
      {
        what: 'something that is not edited',
        input: { ...post, kind: 'user', ...newTab() },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  stopEditing: {
    people: editors,
    route: 'DELETE /api/editors/:tab',
    good: newTab,
    // Nothing was edited there.
    leaves: [],
    bad: [{ what: 'a tab that is none', input: { tab: 'x' }, code: 'VALIDATION_FAILED' }],
  },
};
