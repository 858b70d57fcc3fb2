import { type ClientSession, emit, removeJobs } from '@practice/service-kit';
import { OutgoingEmailModel } from './outgoing-email.model.ts';

/** Removes the e-mails about a deleted appointment; unsent ones are never sent. */
export async function removeAppointmentEmails(session: ClientSession, appointmentId: string): Promise<void> {
  const emails = await OutgoingEmailModel.find({ appointmentId }, { _id: 1 }, { session }).lean();
  if (emails.length === 0) return;
  await removeJobs(
    session,
    emails.map(({ _id }) => _id),
  );
  await OutgoingEmailModel.deleteMany({ appointmentId }, { session });
  emit(session, 'email.changed', { appointmentId });
}
