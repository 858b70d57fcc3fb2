import { dayOfWeek, idParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { changeCalendar } from '../closed-times/change-calendar.ts';
import { workingHours } from './working-hour.store.ts';

/**
 * Deletes the hours of a weekday, on which the practice is closed then. Appointments stay.
 * @throws DomainError NOT_FOUND
 */
export async function deleteWorkingHour(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'calendar:write', idParam, raw);
  await changeCalendar(async (session) => {
    const record = await workingHours.remove(ctx, { id, session });
    return { record, isAffected: (date) => dayOfWeek(date) === record.dayOfWeek };
  });
}
