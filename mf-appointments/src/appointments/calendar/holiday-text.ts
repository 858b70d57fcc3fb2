import type { CalendarDay } from './use-calendar.ts';

/** The holidays of a day in words: `Kurban Bayramı`, `Arife (13:00 sonrası)`; null without one. */
export function holidayText(day: CalendarDay | undefined): string | null {
  const halves = day?.closures.filter(({ kind }) => kind === 'holiday') ?? [];
  const all = [...(day?.holidays ?? []), ...halves.map(({ title, startTime }) => `${title} (${startTime} sonrası)`)];
  return all.length > 0 ? all.join(', ') : null;
}
