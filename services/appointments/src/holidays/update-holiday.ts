import { type HolidayRecord, holidayProblems, holidayStartsAt, idParam, updateHolidayInput } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext } from '@practice/service-kit';
import { assertFields } from '../closed-times/assert-fields.ts';
import { changeCalendar, type Saved } from '../closed-times/change-calendar.ts';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { holidays } from './holiday.store.ts';

const input = updateHolidayInput.extend(idParam.shape);

/**
 * Changes a holiday. An `endDate` that is emptied becomes its first day.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current holiday.
 */
export async function updateHoliday(ctx: ServiceContext, raw: unknown): Promise<Saved<HolidayRecord>> {
  const { id, version, ...changes } = readInput(ctx, 'calendar:write', input, raw);
  return changeCalendar(async (session) => {
    const before = await findByIdOrFail(HolidayModel, id, session);
    if (changes.endDate === null) changes.endDate = changes.startDate ?? before.startDate;
    const record = await holidays.update(ctx, { id, version, changes, session });
    assertFields(holidayProblems(record));
    const isAffected = (date: string) => [before, record].some((one) => holidayStartsAt(one, date) !== null);
    return { record, isAffected };
  });
}
