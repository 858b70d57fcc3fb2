import { type ClientSession, emit } from '@practice/service-kit';
import { NotificationModel } from './notification.model.ts';

/** Removes what tells of an appointment that was deleted for good, from everybody's bell. */
export async function removeAppointmentNotifications(session: ClientSession, appointmentId: string): Promise<void> {
  const about = { 'metadata.appointmentId': appointmentId };
  const { deletedCount } = await NotificationModel.deleteMany(about, { session });
  if (deletedCount > 0) emit(session, 'notification.changed', { userId: null });
}
