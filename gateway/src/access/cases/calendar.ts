import { addDays, today } from '@practice/contracts';
import { everyone, type GraphQLCases, type RestCases, staff } from '../access-case.ts';

const sixWeeks = { start: today(), end: addDays(today(), 41) };
const tooLong = { start: '2026-01-01', end: '2026-03-04' };
const backwards = { start: '2026-02-02', end: '2026-02-01' };

const refused = [
  { what: 'more than 62 days', range: tooLong },
  { what: 'days in the wrong order', range: backwards },
  { what: 'a day that does not exist', range: { start: '2026-02-30', end: '2026-03-01' } },
];
const refusedQueries = refused.map(({ what, range }) => ({
  what,
  input: { query: range },
  code: 'VALIDATION_FAILED' as const,
}));
const refusedVariables = refused.map(({ what, range }) => ({ what, input: range, code: 'VALIDATION_FAILED' as const }));

export const rest: RestCases = {
  'GET /api/appointments/calendar': {
    people: staff,
    good: { query: { ...sixWeeks, status: 'pending' } },
    bad: refusedQueries,
  },
  'GET /api/calendar/days': { people: staff, good: { query: sixWeeks }, bad: refusedQueries },
};

export const graphql: GraphQLCases = {
  'Query.mayRequestAppointment': {
    document: 'query($phone: String!, $email: String!) { mayRequestAppointment(phone: $phone, email: $email) }',
    people: everyone,
    good: { phone: '0532 111 22 33', email: 'anne@ornek.com' },
    bad: [{ what: 'no phone', input: { phone: '12', email: 'anne@ornek.com' }, code: 'VALIDATION_FAILED' }],
  },
  'Query.calendarAppointments': {
    document: `query($start: String!, $end: String!, $filter: AppointmentFilter) {
      calendarAppointments(start: $start, end: $end, filter: $filter) { id childName appointmentTime calendarColor }
    }`,
    people: staff,
    good: { ...sixWeeks, filter: { status: 'pending' } },
    bad: refusedVariables,
  },
  'Query.calendarDays': {
    document: `query($start: String!, $end: String!) {
      calendarDays(start: $start, end: $end) { date opensAt closesAt holidays closures { startTime kind title } }
    }`,
    people: staff,
    good: sixWeeks,
    bad: refusedVariables,
  },
};
