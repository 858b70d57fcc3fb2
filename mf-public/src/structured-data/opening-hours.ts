import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { WorkingDay } from '../office/working-day.ts';

const weekdays: readonly DayOfWeek[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** When the practice is open: days with the same hours together; a break divides a day. `dayOfWeek` 0 is Sunday. */
export function openingHoursSpecification(days: readonly WorkingDay[]): OpeningHoursSpecification[] {
  const daysBySpan = new Map<string, DayOfWeek[]>();
  for (const day of days) {
    const name = weekdays[day.dayOfWeek];
    if (!day.isActive || !name) continue;
    for (const span of spansOf(day)) daysBySpan.set(span, [...(daysBySpan.get(span) ?? []), name]);
  }
  return [...daysBySpan].map(([span, dayOfWeek]) => {
    const [opens = '', closes = ''] = span.split('-');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}

function spansOf({ startTime, endTime, breakStartTime, breakEndTime }: WorkingDay): string[] {
  if (!breakStartTime || !breakEndTime) return [`${startTime}-${endTime}`];
  return [`${startTime}-${breakStartTime}`, `${breakEndTime}-${endTime}`];
}
