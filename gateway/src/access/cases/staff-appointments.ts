import { addDays, today } from '@practice/contracts';
import { type GraphQLCases, type RestCases, staff } from '../access-case.ts';
import type { MutationCases } from '../mutation-case.ts';
import { oneOf, takenTime } from './appointments.ts';

export const rest: RestCases = {};
export const graphql: GraphQLCases = {};

export const mutations: MutationCases = {
  createAppointment: {
    route: 'POST /api/appointments',
    people: staff,
    good: (fixtures) => fixtures.staffBooking(),
    leaves: ['appointments', 'day_schedules', 'events'],
    alsoGood: [
      {
        what: 'one that is confirmed, with fee and note',
        input: (fixtures) => fixtures.staffBooking({ status: 'confirmed', fee: 1500, notes: 'Telefonla arandı.' }),
      },
      {
        what: 'a fee and a duration as people write them',
        input: (fixtures) => fixtures.staffBooking({ fee: '1.250,00', duration: '90.7' }),
      },
      {
        what: 'a time in the night that staff allow',
        input: async (fixtures) => ({
          ...(await fixtures.staffBooking({ appointmentTime: '03:00' })),
          ...{ allowClosed: true, allowConflict: true },
        }),
      },
      {
        what: 'a series whose second date is left out',
        input: async (fixtures) => {
          const booking = await fixtures.staffBooking({
            isRecurring: true,
            recurringPattern: 'weekly',
            recurringCount: 2,
          });
          return { ...booking, seriesChoices: [{ date: addDays(booking.appointmentDate, 7), decision: 'skip' }] };
        },
      },
    ],
    bad: [
      {
        what: 'a duration of four hours',
        input: (fixtures) => fixtures.staffBooking({ duration: 240 }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'a series with an end and a number',
        input: (fixtures) =>
          fixtures.staffBooking({
            isRecurring: true,
            recurringPattern: 'weekly',
            recurringCount: 3,
            recurringEndDate: addDays(today(), 400),
          }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'a fee that cannot be read',
        input: (fixtures) => fixtures.staffBooking({ fee: '12,345.67' }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'the time of another',
        input: async (fixtures) => fixtures.staffBooking(await takenTime(fixtures)),
        code: 'APPOINTMENT_OVERLAP',
      },
      {
        what: 'a time in the night',
        input: async (fixtures) => fixtures.staffBooking({ ...(await takenTime(fixtures)), appointmentTime: '03:00' }),
        code: 'CLOSED_TIME',
      },
    ],
  },
  updateAppointment: {
    route: 'PUT /api/appointments/:id',
    people: staff,
    good: async (fixtures) => {
      const { id, version } = await fixtures.appointment();
      return { id, version, notes: 'Arandı.', priority: 'high' };
    },
    leaves: ['appointments', 'events'],
    bad: [
      { what: 'a malformed id', input: { id: 'x', notes: 'Arandı.' }, code: 'NOT_FOUND' },
      {
        what: 'an old version',
        input: async (fixtures) => ({ ...(await oneOf(fixtures.appointment())), notes: 'Arandı.', version: 0 }),
        code: 'VERSION_CONFLICT',
      },
      {
        what: 'a move into the night',
        input: async (fixtures) => ({ ...(await oneOf(fixtures.appointment())), appointmentTime: '03:00' }),
        code: 'CLOSED_TIME',
      },
    ],
  },
};
