import type { BlockoutRecord, HolidayRecord, WorkingHourRecord } from '@practice/contracts';

/** What decides about a day, as the records say it; appointments are minutes of the day. */
export type PlainCalendar = {
  hours: Omit<WorkingHourRecord, 'id' | 'version'>[];
  holidays: Pick<HolidayRecord, 'startDate' | 'endDate' | 'startTime' | 'isRecurring' | 'isActive'>[];
  blockouts: Pick<BlockoutRecord, 'startDateTime' | 'endDateTime' | 'isActive'>[];
  slots: { date: string; startTime: string; endTime: string; isAvailable: boolean; maxCapacity: number }[];
  appointments: { date: string; start: number; end: number }[];
};

type PlainTime = { time: string; available: boolean; reason: 'closed' | 'full' | null };

const MINUTES_OF_A_DAY = 1440;
const SESSION = 60;
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const dayAfter = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The practice's clock is three hours before UTC all year. */
const instantOf = (date: string, minute: number) => Date.parse(`${date}T00:00:00+03:00`) + minute * 60_000;

/**
 * The rules of availability said minute by minute, in another way than the product computes them, for days to come: the
 * times that a date offers, whether each can be booked, and why not.
 */
export function timesByPlainRules(calendar: PlainCalendar, date: string): PlainTime[] {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  const hours = calendar.hours.find((one) => one.dayOfWeek === weekday && one.isActive);
  if (!hours) return [];
  const isPause = (minute: number) =>
    hours.breakStartTime !== null &&
    hours.breakEndTime !== null &&
    minute >= minuteOf(hours.breakStartTime) &&
    minute < minuteOf(hours.breakEndTime);
  const slots = calendar.slots.filter((slot) => slot.date === date);
  const isClosed = (minute: number) =>
    isHoliday(calendar, date, minute) ||
    calendar.blockouts.some(
      ({ isActive, startDateTime, endDateTime }) =>
        isActive &&
        Date.parse(startDateTime) <= instantOf(date, minute) &&
        instantOf(date, minute) < Date.parse(endDateTime),
    ) ||
    slots.some((slot) => !slot.isAvailable && minuteOf(slot.startTime) <= minute && minute < minuteOf(slot.endTime));

  const booked = calendar.appointments.filter((appointment) => appointment.date === date);
  const times: PlainTime[] = [];
  for (let start = minuteOf(hours.startTime); start + SESSION <= minuteOf(hours.endTime); start += hours.slotDuration) {
    const minutes = Array.from({ length: SESSION }, (_, index) => start + index);
    if (minutes.some(isPause)) continue;
    const near = booked.filter((one) =>
      minutes.some((minute) => one.start - hours.bufferTime <= minute && minute < one.end + hours.bufferTime),
    );
    const shared = slots.find(
      (slot) =>
        slot.isAvailable &&
        slot.maxCapacity > 1 &&
        minuteOf(slot.startTime) <= start &&
        start + SESSION <= minuteOf(slot.endTime),
    );
    const isFree = shared
      ? near.length < shared.maxCapacity &&
        near.every((one) => minuteOf(shared.startTime) <= one.start && one.end <= minuteOf(shared.endTime))
      : near.length === 0;
    const isTaken = !isFree || booked.length >= hours.maxAppointments;
    const reason = minutes.some(isClosed) ? 'closed' : isTaken ? 'full' : null;
    times.push({ time: clock(start), available: reason === null, reason });
  }
  return times;
}

function isHoliday({ holidays }: PlainCalendar, date: string, minute: number): boolean {
  if (minute >= MINUTES_OF_A_DAY) return false;
  return holidays.some(
    (holiday) =>
      holiday.isActive &&
      timesOf(holiday, date).some((days) => {
        const isBefore = days[0] === date && holiday.startTime !== null && minute < minuteOf(holiday.startTime);
        return days.includes(date) && !isBefore;
      }),
  );
}

/** The days of a holiday, day by day; those of a yearly one for every year in which it may have the date. */
function timesOf({ startDate, endDate, isRecurring }: PlainCalendar['holidays'][number], date: string): string[][] {
  if (!isRecurring) return [daysUntil(startDate, (day) => day === endDate)];
  const year = Number(date.slice(0, 4));
  return [year - 1, year].map((each) =>
    daysUntil(inYear(startDate, each), (day) => day === inYear(endDate, yearOf(day))),
  );
}

function daysUntil(first: string, isLast: (day: string) => boolean): string[] {
  const days = [first];
  for (let day = first; !isLast(day); ) {
    day = dayAfter(day);
    days.push(day);
  }
  return days;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The same day of another year; 28 February for the 29th, where there is none. */
function inYear(day: string, year: number): string {
  const [month, dayOfMonth] = [day.slice(5, 7), day.slice(8)];
  const hasDay = new Date(Date.UTC(year, Number(month) - 1, Number(dayOfMonth))).getUTCDate() === Number(dayOfMonth);
  return `${year}-${month}-${hasDay ? dayOfMonth : '28'}`;
}
