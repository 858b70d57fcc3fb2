import { dayOfWeek, saveWorkingHourInput, type WorkingHourRecord } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { changeCalendar, type Saved } from '../closed-times/change-calendar.ts';
import { WorkingHourModel } from '../schedule/working-hour.model.ts';
import { workingHours } from './working-hour.store.ts';

/** What a day has when nothing else is said. */
const defaults = {
  isActive: true,
  breakStartTime: null,
  breakEndTime: null,
  slotDuration: 60,
  bufferTime: 15,
  maxAppointments: 8,
};

/**
 * Saves the hours of a weekday: they replace those that it has, and what is left out gets its default.
 * @throws DomainError VALIDATION_FAILED; VERSION_CONFLICT with the current hours, for an outdated `version`.
 */
export async function saveWorkingHour(ctx: ServiceContext, raw: unknown): Promise<Saved<WorkingHourRecord>> {
  const { version, ...input } = readInput(ctx, 'calendar:write', saveWorkingHourInput, raw);
  const sent = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const values = { ...defaults, ...Object.fromEntries(sent) };
  return changeCalendar(async (session) => {
    const stored = await WorkingHourModel.findOne({ dayOfWeek: input.dayOfWeek }, null, { session }).lean();
    const record = stored
      ? await workingHours.update(ctx, { id: String(stored._id), version, changes: values, session })
      : await workingHours.insert(ctx, { values, session });
    return { record, isAffected: (date) => dayOfWeek(date) === record.dayOfWeek };
  });
}
