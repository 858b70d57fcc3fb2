import { toMinutes, toTimeOfDay } from '@practice/contracts';

/** Parses a typed time: `9`, `930`, `9.30`, `09:30`. Returns `HH:mm`, or null when it is not a time (yet). */
export function readTime(text: string): string | null {
  const match = /^\s*(\d{1,2})(?:[:.\s]?(\d{2}))?\s*$/.exec(text);
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  return hours < 24 && minutes < 60 ? toTimeOfDay(hours * 60 + minutes) : null;
}

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
