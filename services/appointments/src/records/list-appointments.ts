import {
  type AppointmentRecord,
  type AppointmentTimeRecord,
  can,
  DEFAULT_PAGE_SIZE,
  listAppointmentsInput,
  today,
  toInstant,
} from '@practice/contracts';
import { type Page, readInput, type ServiceContext } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { toAppointmentTime } from '../appointment/appointment-records.ts';
import { toOrder } from './appointment-order.ts';
import {
  listAllAppointmentRecords,
  listAppointmentRecords,
  MAX_WHOLE_LIST,
  tooLong,
} from './list-appointment-records.ts';

/**
 * GET /api/appointments: staff get whole records, by filters; everybody else the times alone, from today on. Without a
 * page the response is the whole list.
 * @throws DomainError VALIDATION_FAILED for a whole list of more than 10,000.
 */
export async function listAppointments(
  ctx: ServiceContext,
  input: { page?: unknown; pageSize?: unknown },
): Promise<Page<AppointmentRecord> | Page<AppointmentTimeRecord>> {
  if (!can(ctx.actor.role, 'appointment:read')) return listAppointmentTimes(ctx, input);
  const isPaged = input.page !== undefined || input.pageSize !== undefined;
  return isPaged ? listAppointmentRecords(ctx, input, DEFAULT_PAGE_SIZE) : listAllAppointmentRecords(ctx, input);
}

/**
 * The times of appointments from today on, in order, with nothing personal. Filters are the staff's.
 * @throws DomainError VALIDATION_FAILED for a whole list of more than 10,000.
 */
export async function listAppointmentTimes(
  ctx: ServiceContext,
  input: { page?: unknown; pageSize?: unknown },
): Promise<Page<AppointmentTimeRecord>> {
  const { page, pageSize } = readInput(ctx, 'appointment:view-times', listAppointmentsInput, input);
  const isPaged = page != null || pageSize != null;
  const limit = isPaged ? (pageSize ?? DEFAULT_PAGE_SIZE) : MAX_WHOLE_LIST;
  const filter = { startsAt: { $gte: toInstant(today(), '00:00') } };
  const fields = { appointmentDate: 1, appointmentTime: 1, appointmentEndTime: 1, duration: 1, status: 1 };
  const [items, total] = await Promise.all([
    AppointmentModel.find(filter, fields)
      .sort(toOrder({}))
      .skip(((page ?? 1) - 1) * limit)
      .limit(limit)
      .lean(),
    AppointmentModel.countDocuments(filter),
  ]);
  if (!isPaged && total > limit) throw tooLong(limit);
  return { items: items.map(toAppointmentTime), total };
}
