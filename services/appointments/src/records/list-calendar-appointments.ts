import { type AppointmentRecord, addDays, calendarAppointmentsInput, toInstant } from '@practice/contracts';
import { readInput, recordListing, type ServiceContext } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { toAppointmentRecord } from '../appointment/appointment-records.ts';
import { slugForFilter } from '../therapy-services/find-service-slug.ts';
import { toFilter } from './appointment-filter.ts';

/** The appointments of days in a row, at most 62, in order of time, by the filters of the list. */
export async function listCalendarAppointments(ctx: ServiceContext, raw: unknown): Promise<AppointmentRecord[]> {
  const { start, end, ...filter } = readInput(ctx, 'appointment:read', calendarAppointmentsInput, raw);
  if (filter.serviceType) filter.serviceType = await slugForFilter(filter.serviceType);
  const days = { startsAt: { $gte: toInstant(start, '00:00'), $lt: toInstant(addDays(end, 1), '00:00') } };
  const conditions = toFilter(filter);
  // Side by side where it can be: inside `$and` the embedded database uses no index.
  const found = await AppointmentModel.find(
    'startsAt' in conditions ? { $and: [days, conditions] } : { ...days, ...conditions },
  )
    .sort({ startsAt: 1, _id: 1 })
    .lean();
  const part = { start, end, ...filter };
  await recordListing(ctx, { records: 'appointments', entity: 'appointment', count: found.length, part });
  return found.map(toAppointmentRecord);
}
