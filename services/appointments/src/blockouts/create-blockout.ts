import { type BlockoutRecord, createBlockoutInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { changeCalendar, type Saved } from '../closed-times/change-calendar.ts';
import { blockouts } from './blockout.store.ts';
import { isDayOf } from './is-day-of.ts';

/**
 * Closes a stretch of time.
 * @throws DomainError VALIDATION_FAILED
 */
export async function createBlockout(ctx: ServiceContext, raw: unknown): Promise<Saved<BlockoutRecord>> {
  const input = readInput(ctx, 'calendar:write', createBlockoutInput, raw);
  return changeCalendar(async (session) => {
    const values = { ...input, createdBy: ctx.actor.username ?? undefined };
    const record = await blockouts.insert(ctx, { values, session });
    return { record, isAffected: (date) => isDayOf(record, date) };
  });
}
