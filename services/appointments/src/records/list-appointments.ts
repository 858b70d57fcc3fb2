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
import { listAppointmentRecords } from './list-appointment-records.ts';

/** The most that one answer holds when no page is asked for. */
const MOST = 1000;

/**
 * GET /api/appointments: staff get whole records, by filters; everybody else the times alone, from today on
 * (decisions, "Public").
 */
export async function listAppointments(
  ctx: ServiceContext,
  input: { page?: unknown; pageSize?: unknown },
): Promise<Page<AppointmentRecord> | Page<AppointmentTimeRecord>> {
  if (!can(ctx.actor.role, 'appointment:read')) return listAppointmentTimes(ctx, input);
  return listAppointmentRecords(ctx, input, MOST);
}

/** The times of appointments from today on, in order, with nothing personal. Filters are the staff's. */
export async function listAppointmentTimes(
  ctx: ServiceContext,
  input: { page?: unknown; pageSize?: unknown },
): Promise<Page<AppointmentTimeRecord>> {
  const { page, pageSize } = readInput(ctx, 'appointment:view-times', listAppointmentsInput, input);
  const isPaged = page != null || pageSize != null;
  const limit = isPaged ? (pageSize ?? DEFAULT_PAGE_SIZE) : MOST;
  const filter = { startsAt: { $gte: toInstant(today(), '00:00') } };
  const fields = { appointmentDate: 1, appointmentTime: 1, appointmentEndTime: 1, duration: 1, status: 1 };
  const [items, total] = await Promise.all([
    AppointmentModel.find(filter, fields)
      .sort({ startsAt: 1 })
      .skip(((page ?? 1) - 1) * limit)
      .limit(limit)
      .lean(),
    AppointmentModel.countDocuments(filter),
  ]);
  return { items: items.map(toAppointmentTime), total };
}
