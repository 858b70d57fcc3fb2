import { holidayStartsAt, idParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { changeCalendar } from '../closed-times/change-calendar.ts';
import { holidays } from './holiday.store.ts';

/**
 * Deletes a holiday; its days are open again.
 * @throws DomainError NOT_FOUND
 */
export async function deleteHoliday(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'calendar:write', idParam, raw);
  await changeCalendar(async (session) => {
    const record = await holidays.remove(ctx, { id, session });
    return { record, isAffected: (date) => holidayStartsAt(record, date) !== null };
  });
}
