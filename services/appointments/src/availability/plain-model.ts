import type { BlockoutRecord, HolidayRecord, WorkingHourRecord } from '@practice/contracts';

/** What decides about a day, as the records say it; appointments are minutes of the day. */
export type PlainCalendar = {
  hours: Omit<WorkingHourRecord, 'id' | 'version'>[];
  holidays: Pick<HolidayRecord, 'startDate' | 'endDate' | 'startTime' | 'isRecurring' | 'isActive'>[];
  blockouts: Pick<BlockoutRecord, 'startDateTime' | 'endDateTime' | 'isActive'>[];
  slots: { date: string; startTime: string; endTime: string; isAvailable: boolean; maxCapacity: number }[];
  appointments: { date: string; start: number; end: number }[];
};

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
 * times that a date offers, and whether each can be booked.
 */
export function timesByPlainRules(calendar: PlainCalendar, date: string): { time: string; available: boolean }[] {
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
  const times = [];
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
    const available = isFree && booked.length < hours.maxAppointments && !minutes.some(isClosed);
    times.push({ time: clock(start), available });
  }
  return times;
}

function isHoliday({ holidays }: PlainCalendar, date: string, minute: number): boolean {
  if (minute >= MINUTES_OF_A_DAY) return false;
  return holidays.some(({ startDate, endDate, startTime, isRecurring, isActive }) => {
    if (!isActive) return false;
    const from = startTime === null ? 0 : minuteOf(startTime);
    for (let day = startDate; day <= endDate; day = dayAfter(day)) {
      const isDay = isRecurring ? day.slice(5) === date.slice(5) : day === date;
      if (isDay) return day !== startDate || minute >= from;
    }
    return false;
  });
}
