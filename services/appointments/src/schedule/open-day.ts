import { DomainError } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { type DayRules, loadDayRules } from './day-rules.ts';
import { type DaySchedule, DayScheduleModel, dayScheduleId, emptySchedule } from './day-schedule.model.ts';
import { daySlots } from './day-slots.ts';
import { ensureDaySchedule } from './reserve-slot.ts';

/** The rules of a day on which the practice works. */
export type OpenDay = DayRules & {
  hours: NonNullable<DayRules['hours']>;
  /** Of the day's schedule as these rules were read; null for one without, absent inside of a transaction. */
  revision?: number | null;
};

const FRESH_MS = 60_000;
const MOST_DAYS = 400;
type Schedule = Omit<DaySchedule, '_id'>;
type Kept = { key: string; readAt: number; rules: Promise<DayRules | undefined> };
const kept = new Map<string, Kept>();

/**
 * The rules of a day on which the public may book a time, read before the booking's transaction, which reserves the slot by
 * their revision. Makes sure of the day's schedule. Of many who ask for one time at once, most come too late and are refused
 * here; who gets it is decided by `reserveSlot` alone.
 * @throws DomainError SLOT_CLOSED, SLOT_TAKEN
 */
export async function readOpenDay(date: string, time: string): Promise<OpenDay> {
  const schedule = await readSchedule(date);
  const { revision = null, intervals } = schedule;
  const rules = await rulesAt(schedule);
  return { ...assertBookable(rules && { ...rules, taken: intervals }, time), revision };
}

/**
 * The same inside of the booking's transaction, where the day has changed since.
 * @throws DomainError SLOT_CLOSED, SLOT_TAKEN
 */
export async function readOpenDayAgain(session: ClientSession, date: string, time: string): Promise<OpenDay> {
  const [rules] = await loadDayRules([date], session);
  return assertBookable(rules, time);
}

function assertBookable(rules: DayRules | undefined, time: string): OpenDay {
  const slot = rules ? daySlots(rules).find((one) => one.time === time) : undefined;
  if (!rules?.hours || !slot || slot.reason === 'closed' || slot.reason === 'past')
    throw new DomainError('SLOT_CLOSED');
  if (!slot.available) throw new DomainError('SLOT_TAKEN');
  return { ...rules, hours: rules.hours };
}

async function readSchedule(date: string): Promise<Schedule> {
  const find = () => DayScheduleModel.findById(dayScheduleId(date)).lean();
  return (await find()) ?? (await ensureDaySchedule(date)) ?? (await find()) ?? emptySchedule(date);
}

/** Rules that were read no earlier than this revision of the schedule, which every change of them raises. */
function rulesAt({ date, revision, createdAt }: Schedule): Promise<DayRules | undefined> {
  const key = `${createdAt?.getTime()} ${revision}`;
  const known = kept.get(date);
  if (known?.key === key && Date.now() - known.readAt < FRESH_MS) return known.rules;
  const rules = loadDayRules([date]).then(([loaded]) => loaded);
  if (kept.size >= MOST_DAYS) kept.clear();
  kept.set(date, { key, readAt: Date.now(), rules });
  rules.catch(() => kept.delete(date));
  return rules;
}
