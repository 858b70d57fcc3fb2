import { addDays, dayOfWeek, toInstant, toMinutes, toTimeOfDay } from '@practice/contracts';
import { contextFor } from '@practice/service-kit/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { createBlockout } from '../blockouts/create-blockout.ts';
import { bookAppointment } from '../booking/book-appointment.ts';
import { listClosedTimeAppointments } from '../closed-times/list-closed-time-appointments.ts';
import { createHoliday } from '../holidays/create-holiday.ts';
import { createAppointment } from '../records/create-appointment.ts';
import { AvailableSlotModel } from '../schedule/available-slot.model.ts';
import { BlockoutModel } from '../schedule/blockout.model.ts';
import { DayScheduleModel } from '../schedule/day-schedule.model.ts';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { WorkingHourModel } from '../schedule/working-hour.model.ts';
import { bookingInput, nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { saveWorkingHour } from '../working-hours/save-working-hour.ts';
import { getAvailability } from './get-availability.ts';
import { type PlainCalendar, timesByPlainRules } from './plain-model.ts';

usePractice();

const visitor = contextFor('anonymous');
const editor = contextFor('moderator');
const MONDAY = nextDate(1);
/** Monday to Thursday; the working hours of two weekdays differ. */
const DATES = [0, 1, 2, 3].map((days) => addDays(MONDAY, days));
const RUNS = 12;

const date = fc.constantFrom(...DATES);
const quarter = (min: number, max: number) => fc.integer({ min, max }).map((quarters) => quarters * 15);

const hours = fc.record({
  opening: quarter(28, 40),
  length: quarter(12, 40),
  pause: fc.option(fc.record({ after: quarter(1, 12), length: quarter(1, 6) }), { nil: null }),
  isActive: fc.constantFrom(true, true, true, false),
  slotDuration: fc.constantFrom(20, 30, 45, 60, 75),
  bufferTime: fc.constantFrom(0, 0, 10, 15, 30),
  maxAppointments: fc.integer({ min: 2, max: 8 }),
});

const calendars = fc.record({
  hours: fc.tuple(hours, hours),
  holidays: fc.array(
    fc.record({
      from: fc.integer({ min: -2, max: 3 }),
      length: fc.integer({ min: 0, max: 2 }),
      start: fc.option(quarter(36, 64), { nil: null }),
      isYearly: fc.boolean(),
      isActive: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  blockouts: fc.array(fc.record({ date, start: quarter(0, 90), length: quarter(1, 120), isActive: fc.boolean() }), {
    maxLength: 2,
  }),
  slots: fc.uniqueArray(
    fc.record({
      date,
      start: quarter(30, 64),
      length: quarter(2, 12),
      isAvailable: fc.boolean(),
      capacity: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 3, selector: (slot) => slot.date },
  ),
  appointments: fc.array(fc.record({ date, start: quarter(32, 72), duration: quarter(1, 8) }), { maxLength: 5 }),
});

/** What two people do at the same moment: parents book times of a day, and staff close some of it. */
const edits = fc.record({
  day: fc.nat(3),
  times: fc.array(fc.nat(7), { minLength: 2, maxLength: 4 }),
  closing: fc.constantFrom('holiday', 'half day', 'blockout', 'hours'),
});

type Given<A> = A extends fc.Arbitrary<infer T> ? T : never;
type Edit = Given<typeof edits>;

it('follows the plain rules, whatever the calendar has and whoever books and closes at the same moment', async () => {
  await openPractice();
  await fc.assert(
    fc.asyncProperty(calendars, edits, async (given, edit) => {
      const calendar = toCalendar(given);
      await store(calendar);
      await expectTimesOf(calendar);
      const before = await inClosedTime();
      const { named } = await bookAndClose(calendar, edit);
      await expectTimesOf(calendar);
      // Who was booked before the closing is named by its answer: nobody stands in closed time unnoticed.
      const unnoticed = (await inClosedTime()).filter((id) => !before.includes(id) && !named.includes(id));
      expect(unnoticed).toEqual([]);
    }),
    // A failure prints its seed and the smallest calendar found.
    { numRuns: RUNS, interruptAfterTimeLimit: 30_000, markInterruptAsFailure: false },
  );
}, 60_000);

const inClosedTime = async () => (await listClosedTimeAppointments(editor)).map(({ id }) => id);

async function expectTimesOf(calendar: PlainCalendar): Promise<void> {
  for (const day of DATES) {
    const { slots } = await getAvailability(visitor, { date: day });
    expect({ day, slots }).toEqual({ day, slots: timesByPlainRules(calendar, day) });
  }
}

function toCalendar({ hours, holidays, blockouts, slots, appointments }: Given<typeof calendars>): PlainCalendar {
  return {
    hours: [0, 1, 2, 3, 4, 5, 6].map((day) => hoursOf(day, hours[day % 2 === 0 ? 0 : 1])),
    holidays: holidays.map(({ from, length, start, isYearly, isActive }) => {
      const [first, last] = [addDays(MONDAY, from), addDays(MONDAY, from + length)];
      // Four years ago the same days were there, 29 February too.
      const past = (day: string) => (isYearly ? `${Number(day.slice(0, 4)) - 4}${day.slice(4)}` : day);
      const startTime = start === null ? null : toTimeOfDay(start);
      return { startDate: past(first), endDate: past(last), startTime, isRecurring: isYearly, isActive };
    }),
    blockouts: blockouts.map(({ date, start, length, isActive }) => {
      const from = toInstant(date, toTimeOfDay(start));
      const to = new Date(from.getTime() + length * 60_000);
      return { startDateTime: from.toISOString(), endDateTime: to.toISOString(), isActive };
    }),
    slots: slots.map(({ date, start, length, isAvailable, capacity }) => ({
      date,
      startTime: toTimeOfDay(start),
      endTime: toTimeOfDay(start + length),
      isAvailable,
      maxCapacity: capacity,
    })),
    appointments: appointments.map(({ date, start, duration }) => ({ date, start, end: start + duration })),
  };
}

function hoursOf(
  dayOfWeek: number,
  { opening, length, pause, ...rest }: Given<typeof hours>,
): PlainCalendar['hours'][number] {
  const isPaused = pause !== null && pause.after + pause.length < length;
  const at = (minutes: number) => (isPaused ? toTimeOfDay(opening + minutes) : null);
  return {
    dayOfWeek,
    ...rest,
    startTime: toTimeOfDay(opening),
    endTime: toTimeOfDay(opening + length),
    breakStartTime: at(pause?.after ?? 0),
    breakEndTime: at((pause?.after ?? 0) + (pause?.length ?? 0)),
  };
}

async function store(calendar: PlainCalendar): Promise<void> {
  const models = [
    WorkingHourModel,
    HolidayModel,
    BlockoutModel,
    AvailableSlotModel,
    DayScheduleModel,
    AppointmentModel,
  ];
  for (const model of models) await (model as typeof AppointmentModel).deleteMany({});
  await WorkingHourModel.insertMany(calendar.hours);
  await HolidayModel.insertMany(calendar.holidays.map((holiday) => ({ title: 'Tatil', ...holiday })));
  await BlockoutModel.insertMany(calendar.blockouts.map((blockout) => ({ title: 'Kapalı', ...blockout })));
  await AvailableSlotModel.insertMany(calendar.slots);
  for (const { date, start, end } of calendar.appointments) {
    const time = { appointmentDate: date, appointmentTime: toTimeOfDay(start), duration: end - start };
    await createAppointment(editor, staffInput({ ...time, allowConflict: true }));
  }
}

let families = 0;

/** Parents book times of a day while staff close some of it; what comes of it is in the calendar. */
async function bookAndClose(calendar: PlainCalendar, { day, times, closing }: Edit): Promise<{ named: string[] }> {
  const date = DATES[day] ?? MONDAY;
  const offered = timesByPlainRules(calendar, date);
  const chosen = times.flatMap((index) => offered[index % Math.max(1, offered.length)] ?? []);
  const [saved, ...booked] = await Promise.all([
    close(calendar, date, closing),
    ...chosen.map(async ({ time }) => {
      families += 1;
      const person = { phone: `0532 ${1_000_000 + families}`, email: `aile${families}@ornek.com` };
      const input = bookingInput({ ...person, appointmentDate: date, appointmentTime: time });
      try {
        await bookAppointment(contextFor('anonymous'), input);
        return time;
      } catch (error) {
        expect((error as { code: string }).code).toMatch(/^SLOT_(TAKEN|CLOSED)$/);
        return null;
      }
    }),
  ]);
  // Before the closing or after it: hours that replace others may also open a time.
  const possible = [...offered, ...timesByPlainRules(calendar, date)];
  for (const time of booked.filter((one) => one !== null)) {
    expect(possible).toContainEqual({ time, available: true });
    const start = toMinutes(time);
    calendar.appointments.push({ date, start, end: start + 60 });
  }
  return { named: saved.closedTimeAppointments.map(({ id }) => id) };
}

/** Closes a part of a day, in the product and in the calendar. */
async function close(calendar: PlainCalendar, date: string, closing: Edit['closing']) {
  const title = 'Kapalı';
  if (closing === 'hours') {
    const [saved, dayHours] = [{ dayOfWeek: dayOfWeek(date), startTime: '10:30', endTime: '14:00' }, calendar.hours];
    const hours = { slotDuration: 30, bufferTime: 5, maxAppointments: 9, isActive: true };
    const pause = { breakStartTime: '12:00', breakEndTime: '12:30' };
    calendar.hours = dayHours.map((one) =>
      one.dayOfWeek === saved.dayOfWeek ? { ...saved, ...hours, ...pause } : one,
    );
    return saveWorkingHour(editor, { ...saved, ...hours, ...pause });
  }
  if (closing === 'blockout') {
    const period = {
      startDateTime: toInstant(date, '09:30').toISOString(),
      endDateTime: toInstant(date, '12:15').toISOString(),
    };
    calendar.blockouts.push({ ...period, isActive: true });
    return createBlockout(editor, { title, ...period });
  }
  const startTime = closing === 'half day' ? '13:00' : null;
  calendar.holidays.push({ startDate: date, endDate: date, startTime, isRecurring: false, isActive: true });
  return createHoliday(editor, { title, startDate: date, startTime });
}
