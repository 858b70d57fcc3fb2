import { addDays, type DashboardRecord, today, toInstant } from '@practice/contracts';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { toDashboardAppointment } from './to-dashboard-appointment.ts';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 7;

/** Today's appointments, the next one, and those whose reminder is due: one reading of a week. */
export async function listComingAppointments(
  now: Date,
): Promise<Pick<DashboardRecord, 'today' | 'next' | 'remindersDue'>> {
  const date = today(now);
  const days = { $gte: toInstant(date, '00:00'), $lt: toInstant(addDays(date, DAYS_AHEAD + 1), '00:00') };
  const appointments = await AppointmentModel.find({ startsAt: days }).sort({ startsAt: 1, _id: 1 }).lean();
  const toCome = appointments.filter(({ startsAt }) => startsAt > now);
  const next = toCome.find(({ status }) => status === 'confirmed' || status === 'pending');
  const isReminderDue = ({ status, reminderSent, startsAt }: StoredAppointment) =>
    status === 'confirmed' && !reminderSent && startsAt.getTime() <= now.getTime() + DAY_MS;
  return {
    today: appointments
      .filter(({ appointmentDate, status }) => appointmentDate === date && status !== 'cancelled')
      .map(toDashboardAppointment),
    next: next ? toDashboardAppointment(next) : null,
    remindersDue: toCome.filter(isReminderDue).map(toDashboardAppointment),
  };
}
