import { DURATION_MINUTES, isoDate, readMinutes, recurringPatterns, SERIES_LENGTH } from '@practice/contracts';
import { readTime } from '@practice/ui/admin';
import type { RecurringPattern, SeriesPreviewQueryVariables } from '../../generated/graphql.ts';
import { type FormValues, readCount } from './form-values.ts';

/** What the preview of a series needs of the form; null as long as something of it is missing or wrong. */
export function seriesVariables(values: FormValues, appointmentId: string | null): SeriesPreviewQueryVariables | null {
  const { appointmentDate, recurringPattern, recurringEndDate } = values;
  const appointmentTime = readTime(values.appointmentTime);
  const duration = readMinutes(values.duration);
  const count = readCount(values.recurringCount);
  const isComplete = values.isRecurring && isPattern(recurringPattern) && isoDate.safeParse(appointmentDate).success;
  if (!isComplete || appointmentTime === null) return null;
  if (duration !== null && !isBetween(duration, DURATION_MINUTES)) return null;
  if (count !== null && !(Number.isInteger(count) && isBetween(count, SERIES_LENGTH))) return null;
  if (recurringEndDate && (count !== null || !(recurringEndDate >= appointmentDate))) return null;
  return {
    appointmentDate,
    appointmentTime,
    duration,
    recurringPattern,
    recurringEndDate: recurringEndDate || null,
    recurringCount: count,
    appointmentId,
  };
}

function isPattern(text: string): text is RecurringPattern {
  return (recurringPatterns as readonly string[]).includes(text);
}

function isBetween(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}
