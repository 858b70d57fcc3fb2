import { createHolidayInput, type HolidayRecord, holidayStartsAt } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { changeCalendar, type Saved } from '../closed-times/change-calendar.ts';
import { holidays } from './holiday.store.ts';

/**
 * Creates a holiday; without an `endDate` it is one day long.
 * @throws DomainError VALIDATION_FAILED
 */
export async function createHoliday(ctx: ServiceContext, raw: unknown): Promise<Saved<HolidayRecord>> {
  const input = readInput(ctx, 'calendar:write', createHolidayInput, raw);
  return changeCalendar(async (session) => {
    const values = { ...input, endDate: input.endDate ?? input.startDate };
    const record = await holidays.insert(ctx, { values, session });
    return { record, isAffected: (date) => holidayStartsAt(record, date) !== null };
  });
}
