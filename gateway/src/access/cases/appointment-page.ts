import { editors, everyone, type GraphQLCases, type RestCases } from '../access-case.ts';
import type { MutationCases } from '../mutation-case.ts';

export const rest: RestCases = {
  'GET /api/appointment-page': { people: everyone, good: {}, bad: [] },
  // Stores nothing: the page is always there.
  'POST /api/appointment-page/initialize': { people: editors, good: {}, bad: [] },
};

export const graphql: GraphQLCases = {
  'Query.appointmentPage': {
    document: '{ appointmentPage { heroTitle isActive } }',
    people: everyone,
    good: {},
    bad: [],
  },
};

export const mutations: MutationCases = {
  updateAppointmentPage: {
    route: 'PUT /api/appointment-page',
    people: editors,
    // A text that nobody has saved before.
    good: () => ({ formSubtitle: `Dört adım, ${crypto.randomUUID()}` }),
    leaves: ['events', 'site_settings'],
    bad: [
      { what: 'another address', input: { slug: 'baska' }, code: 'VALIDATION_FAILED' },
      { what: 'no title', input: { heroTitle: ' ' }, code: 'VALIDATION_FAILED' },
      { what: 'an old version', input: { formSubtitle: 'Dört adım', version: 0 }, code: 'VERSION_CONFLICT' },
    ],
  },
};
