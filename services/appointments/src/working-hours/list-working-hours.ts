import type { WorkingHourRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { WorkingHourModel } from '../schedule/working-hour.model.ts';
import { workingHours } from './working-hour.store.ts';

/** The week's working hours, Monday first. */
export async function listWorkingHours(ctx: ServiceContext): Promise<WorkingHourRecord[]> {
  assertCan(ctx, 'calendar:view');
  const hours = await WorkingHourModel.find().lean();
  const mondayFirst = (day: number) => (day + 6) % 7;
  return hours
    .sort((a, b) => mondayFirst(a.dayOfWeek) - mondayFirst(b.dayOfWeek))
    .map((hour) => workingHours.toRecord(hour));
}
