import type { AppointmentRecord } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { longDate } from '../wording/long-date.ts';
import { serviceTitle } from '../wording/service-title.ts';
import { createNotification } from './create-notification.ts';

/** Tells the staff that a parent asks for an appointment. */
export async function notifyOfRequest(session: ClientSession, appointment: AppointmentRecord): Promise<void> {
  const { id, parentName, childName, appointmentDate, appointmentTime, serviceType } = appointment;
  const when = `${longDate(appointmentDate)}, saat ${appointmentTime}`;
  await createNotification(session, {
    key: `appointment.requested:${id}`,
    type: 'appointment',
    title: 'Yeni randevu talebi',
    message: `${parentName}, ${childName} için randevu istiyor: ${when}. Hizmet: ${await serviceTitle(serviceType)}.`,
    category: 'appointments',
    priority: 'high',
    actionUrl: `/admin#appointments?id=${id}`,
    actionLabel: 'Randevuyu aç',
  });
}
