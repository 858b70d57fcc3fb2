import {
  dayHoursProblems,
  dayOfWeek,
  idParam,
  updateWorkingHourInput,
  type WorkingHourRecord,
} from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { assertFields } from '../closed-times/assert-fields.ts';
import { changeCalendar, type Saved } from '../closed-times/change-calendar.ts';
import { workingHours } from './working-hour.store.ts';

const input = updateWorkingHourInput.extend(idParam.shape);

/**
 * Changes some of the hours of a weekday.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current hours.
 */
export async function updateWorkingHour(ctx: ServiceContext, raw: unknown): Promise<Saved<WorkingHourRecord>> {
  const { id, version, ...changes } = readInput(ctx, 'calendar:write', input, raw);
  return changeCalendar(async (session) => {
    const record = await workingHours.update(ctx, { id, version, changes, session });
    assertFields(dayHoursProblems(record));
    return { record, isAffected: (date) => dayOfWeek(date) === record.dayOfWeek };
  });
}
