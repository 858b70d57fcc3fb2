import { everyone, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { MutationCases } from '../mutation-case.ts';

const newConsent = () => ({ id: crypto.randomUUID(), analytics: true, marketing: false, textVersion: '1' });

export const rest: RestCases = {};
export const graphql: GraphQLCases = {};

export const mutations: MutationCases = {
  recordConsent: {
    route: 'POST /api/consents',
    people: everyone,
    good: newConsent,
    leaves: ['consents', 'events'],
    random: ['_id', 'id'],
    bad: [
      { what: 'an id that is none', input: () => ({ ...newConsent(), id: 'elif' }), code: 'VALIDATION_FAILED' },
      { what: 'no choice', input: () => ({ id: crypto.randomUUID(), textVersion: '1' }), code: 'VALIDATION_FAILED' },
      { what: 'a name with it', input: () => ({ ...newConsent(), name: 'Elif' }), code: 'VALIDATION_FAILED' },
    ],
  },
};
