import { addDays, toInstant, toTimeOfDay } from '@practice/contracts';
import fc from 'fast-check';
import type { PlainCalendar } from './plain-model.ts';

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

const holiday = fc.record({
  from: fc.integer({ min: -2, max: 3 }),
  length: fc.integer({ min: 0, max: 2 }),
  start: fc.option(quarter(36, 64), { nil: null }),
  /** A yearly one is of so many years ago. */
  yearsAgo: fc.option(fc.integer({ min: 0, max: 7 }), { nil: null }),
  isActive: fc.constantFrom(true, true, false),
});

type Given<A> = A extends fc.Arbitrary<infer T> ? T : never;

/** Calendars in which much is about a few days in a row. */
export function calendarsOn(dates: readonly string[]): fc.Arbitrary<PlainCalendar> {
  const date = fc.constantFrom(...dates);
  const slot = fc.record({
    date,
    start: quarter(30, 64),
    length: quarter(2, 12),
    isAvailable: fc.boolean(),
    maxCapacity: fc.integer({ min: 1, max: 3 }),
  });
  return fc
    .record({
      hours: fc.tuple(hours, hours),
      holidays: fc.array(holiday, { maxLength: 2 }),
      blockouts: fc.array(fc.record({ date, start: quarter(0, 90), length: quarter(1, 120), isActive: fc.boolean() }), {
        maxLength: 2,
      }),
      slots: fc.uniqueArray(slot, { maxLength: 3, selector: ({ date }) => date }),
      appointments: fc.array(fc.record({ date, start: quarter(32, 72), duration: quarter(1, 8) }), { maxLength: 4 }),
      crowd: fc.array(fc.record({ slot: fc.nat(1), after: quarter(0, 2), duration: quarter(1, 2) }), { maxLength: 4 }),
    })
    .map(({ hours, holidays, blockouts, slots, appointments, crowd }) => ({
      // The working hours of two weekdays in a row differ.
      hours: [0, 1, 2, 3, 4, 5, 6].map((day) => hoursOf(day, hours[day % 2 === 0 ? 0 : 1])),
      holidays: holidays.map((one) => holidayOf(dates[0] ?? '', one)),
      blockouts: blockouts.map(({ date, start, length, isActive }) => {
        const from = toInstant(date, toTimeOfDay(start));
        const to = new Date(from.getTime() + length * 60_000);
        return { startDateTime: from.toISOString(), endDateTime: to.toISOString(), isActive };
      }),
      slots: slots.map(({ start, length, ...slot }) => ({
        ...slot,
        startTime: toTimeOfDay(start),
        endTime: toTimeOfDay(start + length),
      })),
      appointments: [...appointments, ...crowd.flatMap((one) => crowding(slots[one.slot], one))].map(
        ({ date, start, duration }) => ({ date, start, end: start + duration }),
      ),
    }));
}

/** An appointment that begins soon after a slot does: what comes at random seldom fills one. */
function crowding(
  slot: { date: string; start: number } | undefined,
  { after, duration }: { after: number; duration: number },
): { date: string; start: number; duration: number }[] {
  return slot ? [{ date: slot.date, start: slot.start + after, duration }] : [];
}

function holidayOf(first: string, { from, length, start, yearsAgo, isActive }: Given<typeof holiday>) {
  const startDate = addDays(yearsBefore(first, yearsAgo ?? 0), from);
  const startTime = start === null ? null : toTimeOfDay(start);
  return { startDate, endDate: addDays(startDate, length), startTime, isRecurring: yearsAgo !== null, isActive };
}

function yearsBefore(date: string, years: number): string {
  const day = date.slice(4) === '-02-29' ? '-02-28' : date.slice(4);
  return `${Number(date.slice(0, 4)) - years}${day}`;
}

function hoursOf(dayOfWeek: number, { opening, length, pause, ...rest }: Given<typeof hours>) {
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
