import { addDays, dayOfWeek, slotReasons, today } from '@practice/contracts';
import { expect } from 'vitest';
import { editors, everyone, type GraphQLCases, type Person, type RestCases, staff } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const PERSONAL = /parentName|childName|phone|email|reason|birth/i;

/** The public list of times has no personal data. */
function hidesPersons(response: unknown, person: Person): void {
  if (person === 'anonymous') expect(JSON.stringify(response, withoutWhyTaken)).not.toMatch(PERSONAL);
}

type Slot = { reason: (typeof slotReasons)[number] | null };

/** Leaves out why a time is not free, which is called as the reason of an appointment is. */
function withoutWhyTaken(key: string, value: unknown): unknown {
  if (key !== 'slots') return value;
  return (value as Slot[]).map(({ reason, ...slot }) =>
    reason === null || slotReasons.includes(reason) ? slot : { ...slot, reason },
  );
}

/** A Monday in a month, on which the practice has times. */
function workday(): string {
  const date = addDays(today(), 30);
  return addDays(date, (8 - dayOfWeek(date)) % 7);
}

const wrongDate = { what: 'a day that does not exist', code: 'VALIDATION_FAILED' } as const;
const wrongId = { what: 'an id that is none', code: 'NOT_FOUND' } as const;
const unknownStatus = { what: 'an unknown status', code: 'VALIDATION_FAILED' } as const;
const nobody = { what: 'no appointment', code: 'VALIDATION_FAILED' } as const;

export const oneOf = async (appointment: Promise<{ id: string }>) => ({ id: (await appointment).id });

/** The time of an appointment that exists, so that its day has a schedule. */
export async function takenTime(fixtures: Fixtures) {
  const { appointmentDate, appointmentTime } = await fixtures.appointment();
  return { appointmentDate, appointmentTime };
}

export const rest: RestCases = {
  'GET /api/appointments': { people: everyone, good: {}, bad: [], shows: hidesPersons },
  'POST /api/appointments': {
    people: everyone,
    good: async (fixtures) => ({ body: await fixtures.staffBooking() }),
    bad: [
      { what: 'nothing', input: {}, code: 'VALIDATION_FAILED' },
      { what: 'a list', input: { body: [] }, code: 'VALIDATION_FAILED' },
      {
        what: 'an unknown field',
        input: async (fixtures) => ({ body: await fixtures.staffBooking({ admin: true }) }),
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  'GET /api/appointments/summary': { people: staff, good: {}, bad: [] },
  'GET /api/appointments/:id': {
    people: staff,
    good: async (fixtures) => ({ params: { id: (await fixtures.appointment()).id } }),
    bad: [{ ...wrongId, input: { params: { id: '../../etc' } } }],
  },
  'GET /api/appointments/:id/history': {
    people: staff,
    good: async (fixtures) => ({ params: { id: (await fixtures.appointment()).id } }),
    bad: [],
  },
  'GET /api/export/appointments': {
    people: editors,
    good: { query: { format: 'csv' } },
    bad: [
      { what: 'an unknown format', input: { query: { format: 'pdf' } }, code: 'VALIDATION_FAILED' },
      {
        what: 'a misspelt filter',
        input: { query: { format: 'csv', 'status[$ne]': 'x' } },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  'POST /api/export/appointments': {
    people: editors,
    good: async (fixtures) => ({ body: { format: 'csv', ids: [(await fixtures.appointment()).id] } }),
    bad: [{ ...nobody, input: { body: { format: 'csv', ids: [] } } }],
  },
  'GET /api/public/appointments/availability': {
    people: everyone,
    good: { query: { date: workday() } },
    bad: [
      { ...wrongDate, input: { query: { date: '2026-02-30' } } },
      { what: 'no day', input: {}, code: 'VALIDATION_FAILED' },
    ],
    shows: hidesPersons,
  },
  'GET /api/public/appointments/days': {
    people: everyone,
    good: { query: { from: today(), to: addDays(today(), 30) } },
    bad: [
      {
        what: 'more than 62 days',
        input: { query: { from: '2026-01-01', to: '2026-12-31' } },
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'days in the wrong order',
        input: { query: { from: '2026-02-02', to: '2026-02-01' } },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
};

export const graphql: GraphQLCases = {
  'Query.availability': {
    document:
      'query($date: String!) { availability(date: $date) { date state bookedTimes closedBecause slots { time available reason } } }',
    people: everyone,
    good: { date: workday() },
    bad: [{ ...wrongDate, input: { date: '2026-02-30' } }],
    shows: hidesPersons,
  },
  'Query.dayStates': {
    document: 'query($from: String!, $to: String!) { dayStates(from: $from, to: $to) { date state holidayStartsAt } }',
    people: everyone,
    good: { from: today(), to: addDays(today(), 30) },
    bad: [{ what: 'more than 62 days', input: { from: '2026-01-01', to: '2026-12-31' }, code: 'VALIDATION_FAILED' }],
  },
  'Query.appointments': {
    document: 'query($filter: AppointmentFilter) { appointments(filter: $filter) { total items { id parentName } } }',
    people: staff,
    good: { filter: { status: 'pending' } },
    bad: [{ ...unknownStatus, input: { filter: { status: 'lost' } } }],
  },
  'Query.appointment': {
    document: 'query($id: ID!) { appointment(id: $id) { id phone history { changeType } } }',
    people: staff,
    good: (fixtures) => oneOf(fixtures.appointment()),
    bad: [{ what: 'no id', input: {}, code: 'VALIDATION_FAILED' }],
  },
  'Query.appointmentSummary': { document: '{ appointmentSummary { total } }', people: staff, good: {}, bad: [] },
  'Query.appointmentTimes': {
    document: 'query($size: Int!) { appointmentTimes(pageSize: $size) { id appointmentDate appointmentTime status } }',
    people: everyone,
    good: { size: 50 },
    bad: [{ what: 'a page of 5000', input: { size: 5000 }, code: 'QUERY_REFUSED' }],
    shows: hidesPersons,
  },
};

export const mutations: MutationCases = {
  bookAppointment: {
    route: 'POST /api/appointments',
    people: everyone,
    good: (fixtures) => fixtures.booking(),
    leaves: ['appointments', 'day_schedules', 'events'],
    alsoGood: [{ what: 'a request without consents', input: (fixtures) => fixtures.staffBooking() }],
    bad: [
      { what: 'nothing', input: {}, code: 'VALIDATION_FAILED' },
      { what: 'an unknown field', input: (fixtures) => fixtures.booking({ admin: true }), code: 'VALIDATION_FAILED' },
      {
        what: 'a consent that is not given',
        input: (fixtures) => fixtures.booking({ kvkkConsent: false }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'wrong fields',
        input: (fixtures) => fixtures.booking({ parentName: 'A', phone: '0212', email: 'elif', reason: 'kısa' }),
        code: 'VALIDATION_FAILED',
      },
      { what: 'no name', input: (fixtures) => fixtures.booking({ parentName: undefined }), code: 'VALIDATION_FAILED' },
      {
        what: 'a time that is taken',
        input: async (fixtures) => fixtures.booking(await takenTime(fixtures)),
        code: 'SLOT_TAKEN',
      },
      {
        what: 'a time outside the working hours',
        // Of a day that has a schedule: a first request makes it, refused or not.
        input: async (fixtures) => fixtures.booking({ ...(await takenTime(fixtures)), appointmentTime: '03:00' }),
        code: 'SLOT_CLOSED',
      },
    ],
  },
  setAppointmentStatus: {
    route: 'PATCH /api/appointments/:id/status',
    people: staff,
    good: async (fixtures) => ({ ...(await oneOf(fixtures.appointment())), status: 'confirmed' }),
    leaves: ['appointments', 'events'],
    alsoGood: [
      {
        what: 'with the following ones of its series',
        input: async (fixtures) => ({
          ...(await oneOf(fixtures.appointment())),
          status: 'confirmed',
          scope: 'following',
        }),
      },
      {
        what: 'a cancelled appointment',
        input: async (fixtures) => ({ ...(await oneOf(fixtures.appointment())), status: 'cancelled' }),
        leaves: ['appointments', 'day_schedules', 'events'],
      },
    ],
    bad: [
      { ...wrongId, input: { id: 'x', status: 'confirmed' } },
      { what: 'one that is not there', input: { id: 'f'.repeat(24), status: 'cancelled' }, code: 'NOT_FOUND' },
      { ...unknownStatus, input: { id: 'x', status: 'lost' } },
    ],
  },
  bulkSetAppointmentStatus: {
    route: 'POST /api/appointments/bulk-status',
    people: staff,
    good: async (fixtures) => ({ ids: [(await fixtures.appointment()).id], status: 'completed' }),
    leaves: ['appointments', 'events'],
    alsoGood: [
      {
        what: 'without an e-mail',
        input: async (fixtures) => ({
          ids: [(await fixtures.appointment()).id],
          status: 'confirmed',
          withoutEmail: true,
        }),
      },
    ],
    bad: [
      { ...nobody, input: { ids: [], status: 'completed' } },
      { ...unknownStatus, input: { ids: ['x'], status: 'lost' } },
    ],
  },
  deleteAppointment: {
    route: 'DELETE /api/appointments/:id',
    people: editors,
    good: (fixtures) => oneOf(fixtures.appointment()),
    leaves: ['appointments', 'day_schedules', 'events'],
    bad: [{ ...wrongId, input: { id: 'x' } }],
  },
  bulkDeleteAppointments: {
    route: 'POST /api/appointments/bulk-delete',
    people: editors,
    good: async (fixtures) => ({ ids: [(await fixtures.appointment()).id] }),
    leaves: ['appointments', 'day_schedules', 'events'],
    bad: [{ ...nobody, input: { ids: [] } }],
  },
};
