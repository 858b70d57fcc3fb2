import { DomainError } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { type DayRules, loadDayRules } from './day-rules.ts';
import { daySlots } from './day-slots.ts';

/** The rules of a day on which the practice works. */
export type OpenDay = DayRules & { hours: NonNullable<DayRules['hours']> };

/**
 * Decides, inside the booking's transaction, whether the public may book a time, and returns the day's rules.
 * @throws DomainError SLOT_CLOSED when the day does not offer that time, or it is past or closed; SLOT_TAKEN when it is booked
 *   or the day is full
 */
export async function assertBookable(session: ClientSession, date: string, time: string): Promise<OpenDay> {
  const [rules] = await loadDayRules([date], session);
  const slot = rules ? daySlots(rules).find((one) => one.time === time) : undefined;
  if (!rules?.hours || !slot || slot.reason === 'closed' || slot.reason === 'past')
    throw new DomainError('SLOT_CLOSED');
  if (!slot.available) throw new DomainError('SLOT_TAKEN');
  return { ...rules, hours: rules.hours };
}
