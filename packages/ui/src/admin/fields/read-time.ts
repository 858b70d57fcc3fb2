import { toTimeOfDay } from '@practice/contracts';

/** A typed time of day, `9`, `930`, `9.30` or `09:30`, as `HH:mm`; null when it is not a time (yet). */
export function readTime(text: string): string | null {
  const match = /^\s*(\d{1,2})(?:[:.\s]?(\d{2}))?\s*$/.exec(text);
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  return hours < 24 && minutes < 60 ? toTimeOfDay(hours * 60 + minutes) : null;
}
