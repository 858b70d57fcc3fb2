import { addDays, type DashboardRecord, dayOfWeek, today, toInstant } from '@practice/contracts';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { toDashboardAppointment } from './to-dashboard-appointment.ts';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 7;
const time = ['appointmentDate', 'appointmentTime', 'appointmentEndTime', 'duration', 'startsAt'] as const;
const fields = [...time, 'status', 'reminderSent', 'childName', 'parentName', 'phone', 'serviceType'] as const;
export type NearAppointment = Pick<StoredAppointment, '_id' | (typeof fields)[number]>;

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, -((dayOfWeek(date) + 6) % 7));
}

/** The appointments of a date's week and of the seven days after it, by their time. */
export function listFromMonday(date: string): Promise<NearAppointment[]> {
  const days = { $gte: toInstant(mondayOf(date), '00:00'), $lt: toInstant(addDays(date, DAYS_AHEAD + 1), '00:00') };
  return AppointmentModel.find({ startsAt: days })
    .select([...fields])
    .sort({ startsAt: 1, _id: 1 })
    .lean();
}

/** Of these appointments today's, the next one, and those whose reminder is due. */
export function comingOf(
  appointments: readonly NearAppointment[],
  now: Date,
): Pick<DashboardRecord, 'today' | 'next' | 'remindersDue'> {
  const date = today(now);
  const toCome = appointments.filter(({ startsAt }) => startsAt > now);
  const next = toCome.find(({ status }) => status === 'confirmed' || status === 'pending');
  const isReminderDue = ({ status, reminderSent, startsAt }: NearAppointment) =>
    status === 'confirmed' && !reminderSent && startsAt.getTime() <= now.getTime() + DAY_MS;
  return {
    today: appointments
      .filter(({ appointmentDate, status }) => appointmentDate === date && status !== 'cancelled')
      .map(toDashboardAppointment),
    next: next ? toDashboardAppointment(next) : null,
    remindersDue: toCome.filter(isReminderDue).map(toDashboardAppointment),
  };
}
