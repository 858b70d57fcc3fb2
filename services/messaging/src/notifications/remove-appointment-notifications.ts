import { type ClientSession, emit } from '@practice/service-kit';
import { NotificationModel } from './notification.model.ts';

/** Removes the notifications about a deleted appointment for everybody. */
export async function removeAppointmentNotifications(session: ClientSession, appointmentId: string): Promise<void> {
  const about = { 'metadata.appointmentId': appointmentId };
  const { deletedCount } = await NotificationModel.deleteMany(about, { session });
  if (deletedCount > 0) emit(session, 'notification.changed', { userId: null });
}
