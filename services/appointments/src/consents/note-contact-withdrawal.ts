import type { EventPayload } from '@practice/contracts';
import { type ClientSession, emit } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';

/**
 * Notes that a parent took back that the practice may get in touch, or did not, with the appointment and with those of its
 * series, which follow from the same request.
 */
export async function noteContactWithdrawal(
  session: ClientSession,
  { text, recordId, withdrawnAt }: EventPayload<'consent-withdrawal.changed'>,
): Promise<void> {
  if (text !== 'appointmentContact') return;
  const ofRequest = { $or: [{ _id: recordId }, { recurringParentId: recordId }] };
  const appointments = await AppointmentModel.find(ofRequest, { status: 1, version: 1 }, { session }).lean();
  const contactWithdrawnAt = withdrawnAt === null ? null : new Date(withdrawnAt);
  // No field of the form changes: whoever edits it meanwhile saves without a conflict.
  await AppointmentModel.updateMany(ofRequest, { $set: { contactWithdrawnAt } }, { session, timestamps: false });
  for (const { _id, status, version } of appointments) {
    const appointmentId = String(_id);
    emit(session, 'appointment.changed', {
      appointmentId,
      changeType: 'updated',
      status,
      previousStatus: status,
      version,
    });
  }
}
