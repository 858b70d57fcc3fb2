import { isQuiet, type ReminderRules } from '@practice/contracts';
import type { StoredAppointment } from '../appointment/appointment.model.ts';
import { reminderTime } from './reminder-time.ts';

type Reminded = Pick<StoredAppointment, 'status' | 'email' | 'startsAt' | 'createdAt' | 'remindersFrom' | 'announced'>;

/**
 * How many hours before the appointment the reminder is that goes now; null when none does. Only confirmed appointments have
 * reminders. Of several the nearest goes alone, and none goes whose time was over when the appointment was made, moved or
 * confirmed.
 */
export function dueReminder(appointment: Reminded, { leadHours, quietHours }: ReminderRules, now: Date): number | null {
  if (appointment.status !== 'confirmed' || appointment.email === '' || isQuiet(quietHours, now)) return null;
  const { startsAt, announced } = appointment;
  const armedAt = appointment.remindersFrom ?? appointment.createdAt;
  const last = announced?.startsAt.getTime() === startsAt.getTime() ? announced.leadHours : Number.POSITIVE_INFINITY;
  const due = leadHours.filter((hours) => {
    const time = reminderTime(startsAt, hours, quietHours);
    return hours < last && time !== null && time.from > armedAt && time.from <= now && now < time.until;
  });
  return due.length === 0 ? null : Math.min(...due);
}
