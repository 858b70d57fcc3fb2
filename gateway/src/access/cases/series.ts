import { addDays, today } from '@practice/contracts';
import { type GraphQLCases, type RestCases, staff } from '../access-case.ts';

const series = {
  appointmentDate: addDays(today(), 30),
  appointmentTime: '10:00',
  recurringPattern: 'weekly',
  recurringCount: 4,
};
const refusedSeries = [
  { what: 'an end and a number', input: { ...series, recurringEndDate: addDays(today(), 60) } },
  { what: 'a hundred appointments', input: { ...series, recurringCount: 100 } },
  { what: 'a day that does not exist', input: { ...series, appointmentDate: '2027-02-30' } },
];

export const rest: RestCases = {
  'GET /api/appointments/series-preview': {
    people: staff,
    good: { query: { ...series, recurringCount: '4' } },
    bad: refusedSeries.map(({ what, input }) => ({
      what,
      input: { query: { ...input, recurringCount: String(input.recurringCount) } },
      code: 'VALIDATION_FAILED' as const,
    })),
  },
};

export const graphql: GraphQLCases = {
  'Query.seriesPreview': {
    document: `query($appointmentDate: String!, $appointmentTime: String!, $recurringPattern: RecurringPattern!, $recurringEndDate: String, $recurringCount: Int) {
      seriesPreview(
        appointmentDate: $appointmentDate
        appointmentTime: $appointmentTime
        recurringPattern: $recurringPattern
        recurringEndDate: $recurringEndDate
        recurringCount: $recurringCount
      ) { dates { date state obstacle detail nearby { appointmentDate } } removed { id } }
    }`,
    people: staff,
    good: series,
    bad: refusedSeries.map((one) => ({ ...one, code: 'VALIDATION_FAILED' as const })),
  },
};
