import { MAX_CALENDAR_DAYS } from './appointments.ts';
import { isoDate } from './date-formats.ts';
import { appointmentFilter } from './staff-appointments.ts';
import { z } from './zod-setup.ts';

/** The colour of appointments that nobody has given one of their own; calendars show these in the colour of their status. */
export const DEFAULT_CALENDAR_COLOR = '#3B82F6';

const DAY_MS = 86_400_000;

const range = z.object({ start: isoDate, end: isoDate });

const inOrder = {
  check: ({ start, end }: z.output<typeof range>) => start <= end,
  problem: { path: ['end'], error: 'Bitiş tarihi başlangıçtan önce olamaz' },
};
const notTooLong = {
  // Also run for days that do not exist, which are refused by themselves.
  check: ({ start, end }: z.output<typeof range>) =>
    !(Date.parse(end) - Date.parse(start) >= MAX_CALENDAR_DAYS * DAY_MS),
  problem: { path: ['end'], error: `En fazla ${MAX_CALENDAR_DAYS} gün istenebilir` },
};

/** The days of a calendar, both included. */
export const calendarDaysInput = range
  .refine(inOrder.check, inOrder.problem)
  .refine(notTooLong.check, notTooLong.problem);

/** The days of a calendar, and the filters of the list. */
export const calendarAppointmentsInput = appointmentFilter
  .extend(range.shape)
  .refine(inOrder.check, inOrder.problem)
  .refine(notTooLong.check, notTooLong.problem);

export const closureKinds = ['break', 'holiday', 'blockout', 'slot'] as const;

/** A part of a day in which nothing can be booked; `24:00` is the end of the day. */
const closure = z
  .object({
    startTime: z.string(),
    endTime: z.string(),
    kind: z.enum(closureKinds),
    title: z.string().nullable().meta({ description: 'Of a blockout alone.' }),
  })
  .meta({ id: 'CalendarClosure' });

/** When the practice is open on a day. */
export const calendarDayRecord = z
  .object({
    date: z.string(),
    opensAt: z.string().nullable().meta({ description: 'null: the practice does not work on this weekday.' }),
    closesAt: z.string().nullable(),
    holidays: z.array(z.string()).meta({ description: 'Titles of the holidays that close the day.' }),
    closures: z.array(closure),
  })
  .meta({ id: 'CalendarDay' });

export type CalendarDayRecord = z.infer<typeof calendarDayRecord>;

/** When an appointment is. */
export const appointmentTimeOf = z.object({ date: z.string(), time: z.string() });

/** A move of an appointment to another date or start time. */
export const appointmentMove = z.object({
  from: appointmentTimeOf,
  to: appointmentTimeOf,
  /** Staff chose to send the parent the new time. */
  notifyParent: z.boolean(),
});

/** Whether a parent may be sent the new time: of a confirmed appointment that is still to come. */
export function canNotifyOfMove({ status }: { status: string }, startsAt: Date, now: Date = new Date()): boolean {
  return status === 'confirmed' && startsAt > now;
}
