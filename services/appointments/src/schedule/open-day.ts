import { DomainError } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { type DayRules, loadDayRules } from './day-rules.ts';
import {
  type DaySchedule,
  DayScheduleModel,
  dayScheduleId,
  emptySchedule,
  type ScheduleVersion,
  type TakenInterval,
} from './day-schedule.model.ts';
import { daySlots } from './day-slots.ts';
import { ensureDaySchedule } from './reserve-slot.ts';

/** The rules of a day on which the practice works. */
export type OpenDay = DayRules & {
  hours: NonNullable<DayRules['hours']>;
  /** Of the day's schedule as these rules were read; absent inside of a transaction. */
  schedule?: ScheduleVersion;
  /** Not read now, but known from before: where `reserveSlot` refuses it, the day is read. */
  isKept?: boolean;
};

const FRESH_MS = 60_000;
const MOST_DAYS = 400;
type Schedule = Omit<DaySchedule, '_id'>;
type Kept = { schedule: ScheduleVersion; readAt: number; rules: Promise<DayRules | undefined>; taken: TakenInterval[] };
const kept = new Map<string, Kept>();

/**
 * The rules of a day on which the public may book a time, for the booking's transaction, which reserves the slot by the version
 * of the day's schedule. Makes sure of this schedule. Of many who ask for one time at once, most come too late and are refused
 * here; who gets it is decided by `reserveSlot` alone. A day by whose rules, as they were known last, the time is free is
 * not read again, unless it `isChanged`.
 * @throws DomainError SLOT_CLOSED, SLOT_TAKEN
 */
export async function readOpenDay(date: string, time: string, isChanged = false): Promise<OpenDay> {
  const known = isChanged ? undefined : await keptDay(date, time);
  if (known) return known;
  const { revision = null, createdAt = null, intervals: taken } = await readSchedule(date);
  const schedule = { revision, createdAt };
  const rules = await rulesAt(date, schedule, taken);
  return { ...assertBookable(rules && { ...rules, taken }, time), schedule };
}

async function keptDay(date: string, time: string): Promise<OpenDay | undefined> {
  const known = kept.get(date);
  if (!known || !isFresh(known)) return undefined;
  const { schedule, taken } = known;
  const rules = await known.rules;
  // Whether a shared slot has room is decided by what is taken now.
  if (!rules?.hours || rules.shared.length > 0) return undefined;
  if (!daySlots({ ...rules, taken }).some((one) => one.time === time && one.available)) return undefined;
  return { ...rules, hours: rules.hours, taken, schedule, isKept: true };
}

/** Notes that an interval has been taken: who asks for it next is refused without a transaction. */
export function noteTaken(date: string, interval: TakenInterval): void {
  kept.get(date)?.taken.push(interval);
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

/** Rules that were read no earlier than this version of the schedule: every change of them raises its revision. */
function rulesAt(date: string, schedule: ScheduleVersion, taken: TakenInterval[]): Promise<DayRules | undefined> {
  const known = kept.get(date);
  if (known && isFresh(known) && isSame(known.schedule, schedule)) {
    known.taken = [...taken];
    return known.rules;
  }
  const rules = loadDayRules([date]).then(([loaded]) => loaded);
  if (kept.size >= MOST_DAYS) kept.clear();
  kept.set(date, { schedule, readAt: Date.now(), rules, taken: [...taken] });
  rules.catch(() => kept.delete(date));
  return rules;
}

const isFresh = ({ readAt }: Kept) => Date.now() - readAt < FRESH_MS;

const isSame = (one: ScheduleVersion, other: ScheduleVersion) =>
  one.revision === other.revision && one.createdAt?.getTime() === other.createdAt?.getTime();
