import { toMinutes, toTimeOfDay } from '@practice/contracts';
import { readTime } from '@practice/ui/admin';

/** Start (`HH:mm`) plus minutes; '' when either is missing or the end would be after midnight. */
export function endOf(start: string, duration: number): string {
  if (readTime(start) === null || !Number.isFinite(duration) || duration <= 0) return '';
  const end = toMinutes(readTime(start) ?? '') + duration;
  return end < 1440 ? toTimeOfDay(end) : '';
}

/** Minutes between two times; null when one is missing or the end is not after the start. */
export function minutesBetween(start: string, end: string): number | null {
  const [from, to] = [readTime(start), readTime(end)];
  if (from === null || to === null) return null;
  const minutes = toMinutes(to) - toMinutes(from);
  return minutes > 0 ? minutes : null;
}
