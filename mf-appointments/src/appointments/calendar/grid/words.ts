import { dayName } from '../calendar-state.ts';
import type { Block } from './geometry.ts';
import { timesOf } from './geometry.ts';

/** What is in the way of a time. */
export type Obstruction = { with: readonly string[]; closed: string | null };

/** `Çakışıyor: Ali Kaya`, `Kapalı: Mola`; null when nothing is in the way. */
export function obstructionText({ with: names, closed }: Obstruction): string | null {
  const [first, second, ...others] = names;
  if (first)
    return `Çakışıyor: ${[first, second].filter(Boolean).join(', ')}${others.length > 0 ? ` ve ${others.length} randevu daha` : ''}`;
  return closed ? `Kapalı: ${closed}` : null;
}

/** A new time as it is said aloud: `3 Aralık Perşembe, 14:00–15:00. Çakışıyor: Ali Kaya.` */
export function draftInWords(draft: Block, dates: readonly string[], obstruction: Obstruction): string {
  const problem = obstructionText(obstruction);
  return `${dayName(dates[draft.day] ?? '')}, ${timesOf(draft)}.${problem ? ` ${problem}.` : ''}`;
}
