import type { HolidayRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { HolidayModel } from '../schedule/holiday.model.ts';
import { holidays } from './holiday.store.ts';

/** All holidays by their first day. */
export async function listHolidays(ctx: ServiceContext): Promise<HolidayRecord[]> {
  assertCan(ctx, 'calendar:read');
  const stored = await HolidayModel.find().sort({ startDate: 1, _id: 1 }).lean();
  return stored.map((holiday) => holidays.toRecord(holiday));
}
