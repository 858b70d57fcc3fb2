import {
  datesBetween,
  dayOfWeek,
  type GeneratedSlots,
  generateSlotsInput,
  SLOT_GENERATOR_DEFAULTS,
  toMinutes,
  toTimeOfDay,
} from '@practice/contracts';
import {
  emit,
  isDuplicateKey,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { AvailableSlotModel } from '../schedule/available-slot.model.ts';
import { closuresOf } from '../schedule/closed-times.ts';
import { type DayRules, loadDayRules } from '../schedule/day-rules.ts';
import type { Interval } from '../schedule/day-schedule.model.ts';
import { breakOf } from '../schedule/day-slots.ts';
import { overlaps } from '../schedule/in-the-way.ts';

const SUNDAY = 0;
const SATURDAY = 6;
const ATTEMPTS = 3;

/**
 * Makes the slots of the working hours of a range of dates, `slotDuration` minutes long and `bufferTime` apart. A time
 * that has a slot, or at which the practice is closed, is skipped, so that doing it again makes nothing; days without
 * working hours have no times.
 * @throws DomainError VALIDATION_FAILED
 */
export async function generateSlots(ctx: ServiceContext, raw: unknown): Promise<GeneratedSlots> {
  const input = readInput(ctx, 'calendar:write', generateSlotsInput, raw);
  const excludeWeekends = input.excludeWeekends ?? SLOT_GENERATOR_DEFAULTS.excludeWeekends;
  const dates = datesBetween(input.startDate, input.endDate).filter(
    (date) => !(excludeWeekends && [SUNDAY, SATURDAY].includes(dayOfWeek(date))),
  );
  const lengths = {
    duration: input.slotDuration ?? SLOT_GENERATOR_DEFAULTS.slotDuration,
    buffer: input.bufferTime ?? SLOT_GENERATOR_DEFAULTS.bufferTime,
  };
  const days = (await loadDayRules(dates)).map((rules) => ({ rules, times: timesOf(rules, lengths) }));
  for (let attempt = 1; ; attempt++) {
    try {
      return await makeSlots(ctx, days, input.maxCapacity ?? 1);
    } catch (error) {
      // Somebody else makes slots of these days at the same moment.
      if (!isDuplicateKey(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

type Day = { rules: DayRules; times: Interval[] };

async function makeSlots(ctx: ServiceContext, days: Day[], maxCapacity: number): Promise<GeneratedSlots> {
  return withTransaction(async (session) => {
    const filter = { date: { $in: days.map(({ rules }) => rules.date) } };
    const stored = await AvailableSlotModel.find(filter, null, { session }).lean();
    const candidates = days.flatMap(({ rules, times }) => {
      const taken = stored
        .filter(({ date }) => date === rules.date)
        .map(({ startTime, endTime }) => ({ start: toMinutes(startTime), end: toMinutes(endTime) }));
      return times.map((time) => ({
        slot: { date: rules.date, startTime: toTimeOfDay(time.start), endTime: toTimeOfDay(time.end), maxCapacity },
        isFree: closuresOf(rules, time).length === 0 && !taken.some((one) => overlaps(one, time)),
      }));
    });
    const made = candidates.filter(({ isFree }) => isFree).map(({ slot }) => slot);
    if (made.length > 0) {
      await AvailableSlotModel.insertMany(made, { session });
      recordAudit(session, ctx, { action: 'available-slot.generated', entity: 'available-slot' });
      emit(session, 'calendar.changed', { dates: null });
    }
    return { created: made.length, skipped: candidates.length - made.length };
  });
}

/** The times of a working day, one after the other with the buffer between them; after the break they begin anew. */
function timesOf({ hours }: DayRules, { duration, buffer }: { duration: number; buffer: number }): Interval[] {
  if (!hours) return [];
  const closing = toMinutes(hours.endTime);
  const pause = breakOf(hours);
  const times: Interval[] = [];
  for (let start = toMinutes(hours.startTime); start + duration <= closing; ) {
    const time = { start, end: start + duration };
    if (pause && overlaps(time, pause)) {
      start = pause.end;
      continue;
    }
    times.push(time);
    start = time.end + buffer;
  }
  return times;
}
