import { editors, everyone, type GraphQLCases, type RestCases, staff } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { Fields, MutationCase, MutationCases } from '../mutation-case.ts';

// Far ahead, and on Sundays: other cases book the days between.
const SUNDAY = { dayOfWeek: 0, startTime: '10:00', endTime: '16:00', isActive: false };
const HOLIDAY = { title: 'Yaz tatili', startDate: '2031-08-01', endDate: '2031-08-14', closureType: 'holiday' };
const BLOCKOUT = {
  title: 'Eğitim',
  startDateTime: '2031-05-05T07:00:00.000Z',
  endDateTime: '2031-05-05T14:00:00.000Z',
};
let days = 0;
let years = 0;

/** A slot on a day of its own. */
function newSlot(): Fields {
  days += 1;
  const date = new Date(Date.UTC(2031, 0, days)).toISOString().slice(0, 10);
  return { date, startTime: '10:00', endTime: '11:00', maxCapacity: 2 };
}

const aSlot = async (fixtures: Fixtures) => idOf(fixtures.create('/api/available-slots', newSlot()));
const aHoliday = (fixtures: Fixtures) => idOf(fixtures.create('/api/holidays', HOLIDAY));
const aBlockout = (fixtures: Fixtures) => idOf(fixtures.create('/api/blockouts', BLOCKOUT));
const aSunday = (fixtures: Fixtures) => idOf(fixtures.create('/api/working-hours', SUNDAY));
const idOf = async (created: Promise<{ id: string }>) => ({ id: (await created).id });

type Make = (fixtures: Fixtures) => Promise<{ id: string }>;
type Bad = MutationCase['bad'];

/** What refuses a change of any record: an id that is none, an old version, wrong fields. */
function badChanges(make: Make, change: Fields, wrong: Fields): Bad {
  return [
    { what: 'one that is not there', input: { id: 'none', ...change }, code: 'NOT_FOUND' },
    {
      what: 'an old version',
      input: async (fixtures) => ({ ...(await make(fixtures)), ...change, version: 0 }),
      code: 'VERSION_CONFLICT',
    },
    {
      what: 'wrong fields',
      input: async (fixtures) => ({ ...(await make(fixtures)), ...wrong }),
      code: 'VALIDATION_FAILED',
    },
    {
      what: 'an unknown field',
      input: async (fixtures) => ({ ...(await make(fixtures)), admin: true }),
      code: 'VALIDATION_FAILED',
    },
  ];
}

const missing = { what: 'one that is not there', input: { id: 'f'.repeat(24) }, code: 'NOT_FOUND' } as const;
const changed = (make: Make, change: Fields) => async (fixtures: Fixtures) => ({
  ...(await make(fixtures)),
  ...change,
});

export const rest: RestCases = {
  'GET /api/working-hours': { people: everyone, good: {}, bad: [] },
  'GET /api/closed-time-appointments': { people: staff, good: {}, bad: [] },
  'GET /api/holidays': { people: staff, good: {}, bad: [] },
  'GET /api/blockouts': { people: staff, good: {}, bad: [] },
  'GET /api/available-slots': {
    people: staff,
    good: { query: { from: '2031-01-01', to: '2031-12-31' } },
    bad: [{ what: 'a day that does not exist', input: { query: { from: '2031-02-30' } }, code: 'VALIDATION_FAILED' }],
  },
};

export const graphql: GraphQLCases = {
  'Query.workingHours': { document: '{ workingHours { dayOfWeek version } }', people: everyone, good: {}, bad: [] },
  'Query.closedTimeAppointments': {
    document: '{ closedTimeAppointments { id childName appointmentDate status } }',
    people: staff,
    good: {},
    bad: [],
  },
  'Query.holidays': { document: '{ holidays { id title startTime } }', people: staff, good: {}, bad: [] },
  'Query.blockouts': { document: '{ blockouts { id title startDateTime } }', people: staff, good: {}, bad: [] },
  'Query.availableSlots': {
    document: 'query($from: String) { availableSlots(from: $from) { id date isBooked currentBookings } }',
    people: staff,
    good: { from: '2031-01-01' },
    bad: [{ what: 'a day that does not exist', input: { from: '2031-02-30' }, code: 'VALIDATION_FAILED' }],
  },
  'Query.availableSlotCount': { document: '{ availableSlotCount }', people: staff, good: {}, bad: [] },
};

const hours = { people: editors, leaves: ['day_schedules', 'events', 'working_hours'] };
const holidays = { people: editors, leaves: ['events', 'holidays'] };
const blockouts = { people: editors, leaves: ['blockouts', 'events'] };
const slots = { people: editors, leaves: ['available_slots', 'events'] };

export const mutations: MutationCases = {
  saveWorkingHour: {
    ...hours,
    route: 'POST /api/working-hours',
    good: SUNDAY,
    alsoGood: [
      { what: 'durations as people write them', input: { ...SUNDAY, slotDuration: '45 dk', bufferTime: '10' } },
    ],
    bad: [
      { what: 'no such weekday', input: { ...SUNDAY, dayOfWeek: 7 }, code: 'VALIDATION_FAILED' },
      { what: 'an end before the start', input: { ...SUNDAY, endTime: '09:00' }, code: 'VALIDATION_FAILED' },
      {
        what: 'a break outside of the day',
        input: { ...SUNDAY, breakStartTime: '17:00', breakEndTime: '18:00' },
        code: 'VALIDATION_FAILED',
      },
      { what: 'an old version', input: { ...SUNDAY, version: 0 }, code: 'VERSION_CONFLICT' },
    ],
  },
  updateWorkingHour: {
    ...hours,
    route: 'PUT /api/working-hours/:id',
    good: changed(aSunday, { endTime: '15:00' }),
    bad: badChanges(aSunday, { endTime: '15:00' }, { endTime: '09:00' }),
  },
  deleteWorkingHour: { ...hours, route: 'DELETE /api/working-hours/:id', good: aSunday, bad: [missing] },
  createHoliday: {
    ...holidays,
    route: 'POST /api/holidays',
    good: HOLIDAY,
    alsoGood: [
      { what: 'half a day every year', input: { title: 'Arife', startDate: '2031-10-28', startTime: '13:00' } },
    ],
    bad: [
      { what: 'a day that does not exist', input: { ...HOLIDAY, startDate: '2031-02-31' }, code: 'VALIDATION_FAILED' },
      { what: 'days in the wrong order', input: { ...HOLIDAY, endDate: '2031-07-31' }, code: 'VALIDATION_FAILED' },
    ],
  },
  updateHoliday: {
    ...holidays,
    route: 'PUT /api/holidays/:id',
    good: changed(aHoliday, { isActive: false, endDate: '2031-08-20' }),
    bad: badChanges(aHoliday, { title: 'Tatil' }, { endDate: '2031-07-31' }),
  },
  deleteHoliday: { ...holidays, route: 'DELETE /api/holidays/:id', good: aHoliday, bad: [missing] },
  addTurkishHolidays: {
    ...holidays,
    route: 'POST /api/holidays/turkish',
    good: () => ({ year: 2031 + (++years % 20), keys: ['zafer', 'yilbasi'] }),
    alsoGood: [{ what: 'religious ones', input: { year: 2030, keys: ['kurban', 'kurban-arifesi'] } }],
    bad: [
      { what: 'none', input: { year: 2030, keys: [] }, code: 'VALIDATION_FAILED' },
      { what: 'one whose date is in doubt', input: { year: 2029, keys: ['ramazan'] }, code: 'VALIDATION_FAILED' },
    ],
  },
  createBlockout: {
    ...blockouts,
    route: 'POST /api/blockouts',
    good: BLOCKOUT,
    bad: [
      {
        what: 'an end before the start',
        input: { ...BLOCKOUT, endDateTime: BLOCKOUT.startDateTime },
        code: 'VALIDATION_FAILED',
      },
      { what: 'no instant', input: { ...BLOCKOUT, startDateTime: '2031-05-05' }, code: 'VALIDATION_FAILED' },
    ],
  },
  updateBlockout: {
    ...blockouts,
    route: 'PUT /api/blockouts/:id',
    good: changed(aBlockout, { title: 'Kongre', isActive: false }),
    bad: badChanges(aBlockout, { title: 'Kongre' }, { endDateTime: '2031-05-05T06:00:00Z' }),
  },
  deleteBlockout: { ...blockouts, route: 'DELETE /api/blockouts/:id', good: aBlockout, bad: [missing] },
  createAvailableSlot: {
    ...slots,
    route: 'POST /api/available-slots',
    good: newSlot,
    bad: [
      { what: 'a capacity of none', input: { ...newSlot(), maxCapacity: 0 }, code: 'VALIDATION_FAILED' },
      {
        what: 'the time of another',
        input: async (fixtures) => {
          const slot = newSlot();
          await fixtures.create('/api/available-slots', slot);
          return { ...slot, startTime: '10:30', endTime: '11:30' };
        },
        code: 'CONFLICT',
      },
    ],
  },
  updateAvailableSlot: {
    ...slots,
    route: 'PUT /api/available-slots/:id',
    good: changed(aSlot, { isAvailable: false, notes: 'Kapalı' }),
    bad: badChanges(aSlot, { isAvailable: false }, { endTime: '09:00' }),
  },
  deleteAvailableSlot: { ...slots, route: 'DELETE /api/available-slots/:id', good: aSlot, bad: [missing] },
  generateSlots: {
    ...slots,
    route: 'POST /api/generate-slots',
    good: () => ({ startDate: `${2032 + ++years}-03-01`, endDate: `${2032 + years}-03-07` }),
    leaves: ['available_slots', 'events'],
    bad: [
      {
        what: 'days in the wrong order',
        input: { startDate: '2032-03-02', endDate: '2032-03-01' },
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'more than a year',
        input: { startDate: '2032-03-01', endDate: '2034-03-01' },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
};
