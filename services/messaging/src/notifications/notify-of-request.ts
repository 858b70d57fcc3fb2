import type { AppointmentRecord } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { longDate } from '../formatting/long-date.ts';
import { createNotification } from './create-notification.ts';

export type AppointmentRequest = { appointment: AppointmentRecord; serviceTitle: string };

/** Notifies staff of a parent's request. */
export async function notifyOfRequest(
  session: ClientSession,
  { appointment, serviceTitle }: AppointmentRequest,
): Promise<void> {
  const { id, parentName, childName, appointmentDate, appointmentTime } = appointment;
  const when = `${longDate(appointmentDate)}, saat ${appointmentTime}`;
  await createNotification(session, {
    key: `appointment.requested:${id}`,
    type: 'appointment',
    title: 'Yeni randevu talebi',
    message: `${parentName}, ${childName} için randevu istiyor: ${when}. Hizmet: ${serviceTitle}.`,
    category: 'appointments',
    priority: 'high',
    actionUrl: `/admin#appointments?id=${id}`,
    actionLabel: 'Randevuyu aç',
    metadata: { appointmentId: id },
  });
}
