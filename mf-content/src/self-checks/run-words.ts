import { today } from '@practice/contracts';
import { formatCount, formatLongDate, formatTime } from '@practice/ui/admin';
import type { SelfCheckRunRowFragment } from '../generated/graphql.ts';

export type Run = SelfCheckRunRowFragment;

/** What became of a run, for its colour and its icon. */
export type RunResult = 'passed' | 'failed' | 'broken' | 'open';

export function resultOf({ state, outcomes }: Run): RunResult {
  if (state === 'queued' || state === 'running') return 'open';
  if (state === 'broken') return 'broken';
  return outcomes.every((outcome) => outcome.state === 'passed') ? 'passed' : 'failed';
}

/** `15 kontrolün hepsi geçti`, as the end of a sentence or by itself. */
export function resultWords(run: Run): string {
  const { outcomes } = run;
  const result = resultOf(run);
  if (result === 'open') return 'sürüyor';
  if (result === 'broken') return 'yarıda kaldı';
  if (result === 'passed') return `${formatCount(outcomes.length)} kontrolün hepsi geçti`;
  const failed = outcomes.filter(({ state }) => state === 'failed').length;
  const undone = outcomes.filter(({ state }) => state === 'undone').length;
  const parts = [
    ...(failed > 0 ? [`${formatCount(failed)} tanesi geçmedi`] : []),
    ...(undone > 0 ? [`${formatCount(undone)} tanesi yapılamadı`] : []),
  ];
  return `${formatCount(outcomes.length)} kontrolün ${parts.join(', ')}`;
}

/** `bugün 03.10’da`, `25 Kasım 2026, Çarşamba 03.10’da`. */
export function whenWords(instant: string, now = new Date()): string {
  const moment = new Date(instant);
  const time = formatTime(moment).replace(':', '.');
  const day = today(moment);
  const isToday = day === today(now);
  const isYesterday = day === today(new Date(now.getTime() - 86_400_000));
  const dayWords = isToday ? 'bugün' : isYesterday ? 'dün' : formatLongDate(moment);
  return `${dayWords} ${time}’${locative(time)}`;
}

/** The ending for "at": it follows the last word by which a number is read. */
function locative(time: string): string {
  const [hours = 0, minutes = 0] = time.split('.').map(Number);
  const read = minutes === 0 ? hours : minutes;
  const ending = read % 10 === 0 ? tens[read / 10] : ones[read % 10];
  return ending ?? 'de';
}

// On, yirmi, otuz, kırk, elli; at midnight sıfır.
const tens = ['da', 'da', 'de', 'da', 'ta', 'de'];
// Bir, iki, üç, dört, beş, altı, yedi, sekiz, dokuz.
const ones = ['', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'];

/** `4 sn`, `1 dk 20 sn`; what took less than a second says so. */
export function durationWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 1) return '1 sn’den az';
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} dk ${seconds % 60} sn` : `${seconds} sn`;
}

/** How long the checks of a run took together. */
export function durationOf({ outcomes }: Run): number {
  return outcomes.reduce((sum, { durationMs }) => sum + durationMs, 0);
}

/** How many faults of a run are new, or gone since the one before. */
export function countOf({ outcomes }: Run, which: 'newCount' | 'mendedCount'): number {
  return outcomes.reduce((sum, outcome) => sum + outcome[which], 0);
}
