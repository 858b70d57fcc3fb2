import { idParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { changeCalendar } from '../closed-times/change-calendar.ts';
import { blockouts } from './blockout.store.ts';
import { isDayOf } from './is-day-of.ts';

/**
 * Deletes a blockout; its time is open again.
 * @throws DomainError NOT_FOUND
 */
export async function deleteBlockout(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'calendar:write', idParam, raw);
  await changeCalendar(async (session) => {
    const record = await blockouts.remove(ctx, { id, session });
    return { record, isAffected: (date) => isDayOf(record, date) };
  });
}
