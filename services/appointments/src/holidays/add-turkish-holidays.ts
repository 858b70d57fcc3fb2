import {
  addTurkishHolidaysInput,
  type HolidayRecord,
  holidayStartsAt,
  type TurkishHoliday,
  turkishHolidays,
} from '@practice/contracts';
import { DomainError, readInput, type ServiceContext } from '@practice/service-kit';
import { changeCalendar, type Saved } from '../closed-times/change-calendar.ts';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { holidays } from './holiday.store.ts';

/**
 * Adds official holidays of a year by their keys, all or none. One whose title and days are there already is left out.
 * @throws DomainError VALIDATION_FAILED at `keys` for one that the year does not have.
 */
export async function addTurkishHolidays(ctx: ServiceContext, raw: unknown): Promise<Saved<HolidayRecord[]>> {
  const { year, keys } = readInput(ctx, 'calendar:write', addTurkishHolidaysInput, raw);
  const chosen = choose(year, keys);
  return changeCalendar(async (session) => {
    const record: HolidayRecord[] = [];
    for (const { key: _, ...values } of chosen) {
      const { title, startDate, endDate } = values;
      if (await HolidayModel.exists({ title, startDate, endDate }).session(session)) continue;
      record.push(await holidays.insert(ctx, { values, session }));
    }
    return { record, isAffected: (date) => record.some((holiday) => holidayStartsAt(holiday, date) !== null) };
  });
}

function choose(year: number, keys: string[]): TurkishHoliday[] {
  const { holidays: official } = turkishHolidays(year);
  const unknown = keys.find((key) => !official.some((holiday) => holiday.key === key));
  if (unknown === undefined) return official.filter(({ key }) => keys.includes(key));
  const message = `${year} yılı için böyle bir resmî tatil bilinmiyor`;
  throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'keys', message, code: 'UNKNOWN_HOLIDAY' }] });
}
