import type { AppointmentRecord, EventPayload } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { longDate } from '../formatting/long-date.ts';
import { createNotification } from './create-notification.ts';

/** Notifies staff of what a parent answered to a reminder, once for each answer about a time. */
export async function notifyOfAnswer(
  session: ClientSession,
  { appointmentId: id, appointmentDate, appointmentTime, answer }: EventPayload<'reminder.answered'>,
  { parentName, childName }: Pick<AppointmentRecord, 'parentName' | 'childName'>,
): Promise<void> {
  const when = `${longDate(appointmentDate)}, saat ${appointmentTime}`;
  const isComing = answer === 'coming';
  await createNotification(session, {
    key: `reminder.answered:${id}:${appointmentDate}-${appointmentTime}:${answer}`,
    type: 'appointment',
    title: isComing ? 'Veli geleceğini bildirdi' : 'Veli başka bir zaman istiyor',
    message: isComing
      ? `${parentName}, ${childName} için randevuya gelecek: ${when}.`
      : `${parentName}, ${childName} için başka bir zaman istiyor. Randevu: ${when}. Lütfen kendisini arayın.`,
    category: 'appointments',
    priority: isComing ? 'low' : 'high',
    actionUrl: `/admin#appointments?id=${id}`,
    actionLabel: 'Randevuyu aç',
    metadata: { appointmentId: id },
  });
}
