import { type GraphQLCases, type RestCases, staff } from '../access-case.ts';

export const rest: RestCases = {
  'GET /api/notifications/list': {
    people: staff,
    good: { query: { limit: '1000' } },
    bad: [{ what: 'too many', input: { query: { limit: '1001' } }, code: 'VALIDATION_FAILED' }],
  },
  'GET /api/appointments/:appointmentId/emails': {
    people: staff,
    good: async (world) => ({ params: { appointmentId: (await world.appointment()).id } }),
    bad: [],
  },
};

export const graphql: GraphQLCases = {
  'Query.notifications': {
    document: 'query($limit: Int!) { notifications(limit: $limit) { id title } }',
    people: staff,
    good: { limit: 10 },
    bad: [{ what: 'a page of 5000', input: { limit: 5000 }, code: 'QUERY_REFUSED' }],
  },
  'Query.appointmentEmails': {
    document: 'query($appointmentId: ID!) { appointmentEmails(appointmentId: $appointmentId) { kind state } }',
    people: staff,
    good: async (world) => ({ appointmentId: (await world.appointment()).id }),
    bad: [{ what: 'no appointment', input: {}, code: 'VALIDATION_FAILED' }],
  },
};
