import { isQuiet, type ReminderRules, reminderRules, settingValue } from '@practice/contracts';
import { assertCan, emit, type InternalFunctions, readAllSettings, withTransaction } from '@practice/service-kit';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { reminderTime } from './reminder-time.ts';

const HOUR_MS = 3_600_000;
/** By so much quiet hours bring a reminder forward at most. */
const FORWARD_MS = 25 * HOUR_MS;

/**
 * Announces the reminders that are due: what was announced is kept with the appointment in the same transaction, so that each
 * is announced once for an appointment and its time, no matter who asks, how often and by what clock.
 */
export const announceReminders: InternalFunctions<'appointments'>['announceReminders'] = async (ctx) => {
  assertCan(ctx, 'reminder:announce');
  const settings = await readAllSettings();
  const rules = reminderRules((key) => settingValue(settings, key));
  if (!rules.isAutomatic) return { announced: 0 };
  const now = new Date();
  let announced = 0;
  for (const id of await listDue(rules, now)) if (await announce(id, rules, now)) announced += 1;
  return { announced };
};

async function listDue(rules: ReminderRules, now: Date): Promise<string[]> {
  const longest = Math.max(...rules.leadHours) * HOUR_MS + FORWARD_MS;
  const coming = await AppointmentModel.find(
    { startsAt: { $gt: now, $lte: new Date(now.getTime() + longest) } },
    { status: 1, email: 1, startsAt: 1, createdAt: 1, remindersFrom: 1, announced: 1 },
  )
    .sort({ startsAt: 1, _id: 1 })
    .lean();
  return coming.filter((appointment) => dueReminder(appointment, rules, now) !== null).map(({ _id }) => String(_id));
}

/** False when it was moved, cancelled, deleted or announced since. */
function announce(id: string, rules: ReminderRules, now: Date): Promise<boolean> {
  return withTransaction(async (session) => {
    const appointment = await AppointmentModel.findById(id, null, { session }).lean();
    const leadHours = appointment && dueReminder(appointment, rules, now);
    if (!appointment || leadHours === null) return false;
    const announced = { startsAt: appointment.startsAt, leadHours };
    // No field that staff see changes.
    await AppointmentModel.updateOne({ _id: id }, { $set: { announced } }, { session, timestamps: false });
    const { appointmentDate, appointmentTime } = appointment;
    emit(session, 'reminder.due', { appointmentId: id, appointmentDate, appointmentTime, leadHours });
    return true;
  });
}

type Reminded = Pick<StoredAppointment, 'status' | 'email' | 'startsAt' | 'createdAt' | 'remindersFrom' | 'announced'>;

/**
 * How many hours before the appointment the reminder is that goes now; null when none does. Only confirmed appointments have
 * reminders. Of several the nearest goes alone, and none goes whose time was over when the appointment was made, moved or
 * confirmed.
 */
function dueReminder(appointment: Reminded, { leadHours, quietHours }: ReminderRules, now: Date): number | null {
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
