import { type CalendarDayRecord, calendarDaysInput, datesBetween, toTimeOfDay } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { type DayRules, loadDayRules } from '../schedule/day-rules.ts';

/** When the practice is open on days in a row, at most 62, and what closes it: break, holidays, blockouts, closed slots. */
export async function listCalendarDays(ctx: ServiceContext, raw: unknown): Promise<CalendarDayRecord[]> {
  const { start, end } = readInput(ctx, 'appointment:read', calendarDaysInput, raw);
  return (await loadDayRules(datesBetween(start, end))).map(toCalendarDay);
}

function toCalendarDay({ date, hours, holidays, closed }: DayRules): CalendarDayRecord {
  const pause = hours?.breakStartTime && hours.breakEndTime ? [hours.breakStartTime, hours.breakEndTime] : null;
  return {
    date,
    opensAt: hours?.startTime ?? null,
    closesAt: hours?.endTime ?? null,
    holidays,
    closures: [
      ...(pause ? [{ startTime: pause[0] ?? '', endTime: pause[1] ?? '', kind: 'break' as const, title: null }] : []),
      ...closed.map((closure) => ({
        startTime: toTimeOfDay(closure.start),
        endTime: toTimeOfDay(closure.end),
        kind: closure.kind,
        title: closure.title ?? null,
      })),
    ],
  };
}
