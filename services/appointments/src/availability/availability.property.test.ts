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
import { rulesOf } from '../schedule/day-rules.ts';
import { DayScheduleModel } from '../schedule/day-schedule.model.ts';
import { daySlots } from '../schedule/day-slots.ts';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { WorkingHourModel } from '../schedule/working-hour.model.ts';
import { bookingInput, nextDate, openPractice, staffInput, usePractice } from '../testing/practice.ts';
import { saveWorkingHour } from '../working-hours/save-working-hour.ts';
import { getAvailability } from './get-availability.ts';
import { type PlainCalendar, timesByPlainRules } from './testing/plain-model.ts';
import { calendarsOn } from './testing/random-calendars.ts';

usePractice();

const visitor = contextFor('anonymous');
const editor = contextFor('moderator');
const MONDAY = nextDate(1);
const LONG_AGO = new Date(0);
/** Monday to Thursday. */
const DATES = [0, 1, 2, 3].map((days) => addDays(MONDAY, days));
const RUNS = 12;
const RUNS_IN_MEMORY = 400;

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
    fc.asyncProperty(calendarsOn(DATES), edits, async (given, edit) => {
      const calendar = structuredClone(given);
      await store(calendar);
      await expectTimesOf(calendar);
      const before = await inClosedTime();
      const { named } = await bookAndClose(calendar, edit);
      await expectTimesOf(calendar);
      // Who was booked before the closing is named by its answer: no appointment stands in closed time unnoticed.
      const unnoticed = (await inClosedTime()).filter((id) => !before.includes(id) && !named.includes(id));
      expect(unnoticed).toEqual([]);
    }),
    // A failure prints its seed and the smallest calendar found.
    { numRuns: RUNS, interruptAfterTimeLimit: 30_000, markInterruptAsFailure: false },
  );
}, 60_000);

/** The end of February in leap years and others. */
const ends = [0, 1, 2, 3].map((years) => {
  const first = `${Number(MONDAY.slice(0, 4)) + 1 + years}-02-27`;
  return [0, 1, 2, 3].map((days) => addDays(first, days));
});

it('decides by the plain rules of any day, 29 February among them', () => {
  const given = [DATES, ...ends].map((dates) => calendarsOn(dates).map((calendar) => ({ dates, calendar })));
  fc.assert(
    fc.property(fc.oneof(...given), ({ dates, calendar }) => {
      for (const day of dates) {
        const slots = daySlots(rulesOf(day, asStored(calendar)), LONG_AGO);
        expect({ day, slots }).toEqual({ day, slots: timesByPlainRules(calendar, day) });
      }
    }),
    { numRuns: RUNS_IN_MEMORY },
  );
});

/** What is read of a calendar: of what may be switched off, only what is not. */
function asStored({ hours, holidays, blockouts, slots, appointments }: PlainCalendar): Parameters<typeof rulesOf>[1] {
  const about = { title: 'Kapalı', description: null, version: 1 };
  const isActive = (one: { isActive: boolean }) => one.isActive;
  const dates = [...new Set(appointments.map(({ date }) => date))];
  return {
    hours: hours.filter(isActive).map((one) => ({ ...one, version: 1 })),
    holidays: holidays.filter(isActive).map((one) => ({ ...one, ...about, closureType: 'holiday' })),
    blockouts: blockouts.filter(isActive).map((one) => ({
      ...about,
      isActive: true,
      startDateTime: new Date(one.startDateTime),
      endDateTime: new Date(one.endDateTime),
      blockoutType: 'blockout',
      createdBy: 'admin',
    })),
    slots: slots.map((one) => ({ ...one, slotType: 'regular', notes: null, version: 1 })),
    schedules: dates.map((date) => {
      const intervals = appointments.filter((one) => one.date === date).map((one) => ({ ...one, appointmentId: 'a' }));
      return { _id: date, date, intervals, count: intervals.length };
    }),
  };
}

const inClosedTime = async () => (await listClosedTimeAppointments(editor)).map(({ id }) => id);

async function expectTimesOf(calendar: PlainCalendar): Promise<void> {
  for (const day of DATES) {
    const { slots } = await getAvailability(visitor, { date: day });
    expect({ day, slots }).toEqual({ day, slots: timesByPlainRules(calendar, day) });
  }
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
    expect(possible).toContainEqual({ time, available: true, reason: null });
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
