import { addDays, today } from '@practice/contracts';
import { expect } from 'vitest';
import { editors, everyone, type GraphQLCases, type Person, type RestCases, staff } from '../access-case.ts';

const PERSONAL = /parentName|childName|phone|email|reason|birth/i;

/** Nothing of a person leaves the list of times that anybody may read (decisions, "Public"). */
function hidesPersons(response: unknown, person: Person): void {
  if (person === 'anonymous') expect(JSON.stringify(response)).not.toMatch(PERSONAL);
}

const wrongDate = { what: 'a day that does not exist', code: 'VALIDATION_FAILED' } as const;
const wrongId = { what: 'an id that is none', code: 'NOT_FOUND' } as const;
const unknownStatus = { what: 'an unknown status', code: 'VALIDATION_FAILED' } as const;
const nobody = { what: 'no appointment', code: 'VALIDATION_FAILED' } as const;

export const rest: RestCases = {
  'GET /api/appointments': { people: everyone, good: {}, bad: [], shows: hidesPersons },
  'POST /api/appointments': {
    people: everyone,
    good: async (world) => ({ body: await world.staffBooking() }),
    bad: [
      { what: 'nothing', input: {}, code: 'VALIDATION_FAILED' },
      { what: 'a list', input: { body: [] }, code: 'VALIDATION_FAILED' },
      {
        what: 'an unknown field',
        input: async (world) => ({ body: await world.staffBooking({ admin: true }) }),
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  'GET /api/appointments/summary': { people: staff, good: {}, bad: [] },
  'GET /api/appointments/:id': {
    people: staff,
    good: async (world) => ({ params: { id: (await world.appointment()).id } }),
    bad: [{ ...wrongId, input: { params: { id: '../../etc' } } }],
  },
  'GET /api/appointments/:id/history': {
    people: staff,
    good: async (world) => ({ params: { id: (await world.appointment()).id } }),
    bad: [],
  },
  'PUT /api/appointments/:id': {
    people: staff,
    good: async (world) => ({ params: { id: (await world.appointment()).id }, body: { notes: 'Arandı.' } }),
    bad: [
      { ...wrongId, input: { params: { id: 'x' }, body: { notes: 'Arandı.' } } },
      {
        what: 'an old version',
        input: async (world) => ({ params: { id: (await world.appointment()).id }, body: { notes: 'x', version: 0 } }),
        code: 'VERSION_CONFLICT',
      },
    ],
  },
  'PATCH /api/appointments/:id/status': {
    people: staff,
    good: async (world) => ({ params: { id: (await world.appointment()).id }, body: { status: 'confirmed' } }),
    bad: [
      { ...wrongId, input: { params: { id: 'x' }, body: { status: 'confirmed' } } },
      { ...unknownStatus, input: { params: { id: 'x' }, body: { status: 'lost' } } },
    ],
  },
  'DELETE /api/appointments/:id': {
    people: editors,
    good: async (world) => ({ params: { id: (await world.appointment()).id } }),
    bad: [{ ...wrongId, input: { params: { id: 'x' } } }],
  },
  'POST /api/appointments/bulk-status': {
    people: staff,
    good: async (world) => ({ body: { ids: [(await world.appointment()).id], status: 'completed' } }),
    bad: [
      { ...nobody, input: { body: { ids: [], status: 'completed' } } },
      { ...unknownStatus, input: { body: { ids: ['x'], status: 'lost' } } },
    ],
  },
  'POST /api/appointments/bulk-delete': {
    people: editors,
    good: async (world) => ({ body: { ids: [(await world.appointment()).id] } }),
    bad: [{ ...nobody, input: { body: { ids: [] } } }],
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
    good: async (world) => ({ body: { format: 'csv', ids: [(await world.appointment()).id] } }),
    bad: [{ ...nobody, input: { body: { format: 'csv', ids: [] } } }],
  },
  'GET /api/public/appointments/availability': {
    people: everyone,
    good: { query: { date: addDays(today(), 30) } },
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
  'GET /api/services/titles': { people: staff, good: {}, bad: [] },
  'GET /api/working-hours': { people: everyone, good: {}, bad: [] },
};

const oneOf = async (appointment: Promise<{ id: string }>) => ({ id: (await appointment).id });

export const graphql: GraphQLCases = {
  'Query.availability': {
    document: 'query($date: String!) { availability(date: $date) { date bookedTimes slots { time available } } }',
    people: everyone,
    good: { date: addDays(today(), 30) },
    bad: [{ ...wrongDate, input: { date: '2026-02-30' } }],
    shows: hidesPersons,
  },
  'Query.dayStates': {
    document: 'query($from: String!, $to: String!) { dayStates(from: $from, to: $to) { date state } }',
    people: everyone,
    good: { from: today(), to: addDays(today(), 30) },
    bad: [{ what: 'more than 62 days', input: { from: '2026-01-01', to: '2026-12-31' }, code: 'VALIDATION_FAILED' }],
  },
  'Query.serviceTitles': { document: '{ serviceTitles { slug title } }', people: staff, good: {}, bad: [] },
  'Query.workingHours': { document: '{ workingHours { dayOfWeek } }', people: everyone, good: {}, bad: [] },
  'Query.appointments': {
    document: 'query($filter: AppointmentFilter) { appointments(filter: $filter) { total items { id parentName } } }',
    people: staff,
    good: { filter: { status: 'pending' } },
    bad: [{ ...unknownStatus, input: { filter: { status: 'lost' } } }],
  },
  'Query.appointment': {
    document: 'query($id: ID!) { appointment(id: $id) { id phone history { changeType } } }',
    people: staff,
    good: (world) => oneOf(world.appointment()),
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
  'Mutation.bookAppointment': {
    document: 'mutation($input: BookAppointmentInput!) { bookAppointment(input: $input) { id status } }',
    people: everyone,
    good: async (world) => ({ input: await world.booking() }),
    bad: [
      { what: 'nothing', input: {}, code: 'VALIDATION_FAILED' },
      {
        what: 'an unknown field',
        input: async (world) => ({ input: await world.booking({ admin: true }) }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'a consent that is not given',
        input: async (world) => ({ input: await world.booking({ kvkkConsent: false }) }),
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  'Mutation.createAppointment': {
    document: 'mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) { appointment { id } } }',
    people: staff,
    good: async (world) => ({ input: await world.staffBooking() }),
    bad: [
      {
        what: 'a duration of four hours',
        input: async (world) => ({ input: await world.staffBooking({ duration: 240 }) }),
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  'Mutation.updateAppointment': {
    document:
      'mutation($id: ID!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, input: $input) { savedCount } }',
    people: staff,
    good: async (world) => ({ ...(await oneOf(world.appointment())), input: { notes: 'Arandı.' } }),
    bad: [
      { ...wrongId, input: { id: 'x', input: { notes: 'Arandı.' } } },
      {
        what: 'an old version',
        input: async (world) => ({ ...(await oneOf(world.appointment())), input: { notes: 'x', version: 0 } }),
        code: 'VERSION_CONFLICT',
      },
    ],
  },
  'Mutation.setAppointmentStatus': {
    document:
      'mutation($id: ID!, $status: AppointmentStatus!) { setAppointmentStatus(id: $id, status: $status) { status } }',
    people: staff,
    good: async (world) => ({ ...(await oneOf(world.appointment())), status: 'confirmed' }),
    bad: [
      { ...wrongId, input: { id: 'x', status: 'confirmed' } },
      { ...unknownStatus, input: { id: 'x', status: 'lost' } },
    ],
  },
  'Mutation.bulkSetAppointmentStatus': {
    document: `mutation($ids: [ID!]!, $status: AppointmentStatus!) {
      bulkSetAppointmentStatus(ids: $ids, status: $status) { updatedCount }
    }`,
    people: staff,
    good: async (world) => ({ ids: [(await world.appointment()).id], status: 'completed' }),
    bad: [{ ...nobody, input: { ids: [], status: 'completed' } }],
  },
  'Mutation.deleteAppointment': {
    document: 'mutation($id: ID!) { deleteAppointment(id: $id) { deletedCount } }',
    people: editors,
    good: (world) => oneOf(world.appointment()),
    bad: [{ ...wrongId, input: { id: 'x' } }],
  },
  'Mutation.bulkDeleteAppointments': {
    document: 'mutation($ids: [ID!]!) { bulkDeleteAppointments(ids: $ids) { deletedCount } }',
    people: editors,
    good: async (world) => ({ ids: [(await world.appointment()).id] }),
    bad: [{ ...nobody, input: { ids: [] } }],
  },
};
