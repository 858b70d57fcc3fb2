import type { EventPayload } from '@practice/contracts';
import { type ClientSession, emit } from '@practice/service-kit';
import { OutgoingEmailModel } from './outgoing-email.model.ts';
import { queueParentEmail, UNDO_WINDOW_MS } from './queue-emails.ts';

const OVERTAKEN = 'Randevunun saati yeniden değiştiği için gönderilmedi.';

/**
 * Queues the e-mail about a move of a confirmed appointment, when staff chose to send one. It names the time that the
 * parent knows: an earlier move whose e-mail has not gone out yet is one with this, and its e-mail is not sent any more.
 */
export async function queueRescheduledEmail(
  session: ClientSession,
  { appointmentId, status, previousStatus, version, moved }: EventPayload<'appointment.changed'>,
): Promise<void> {
  if (!moved) return;
  const unsent = { appointmentId, kind: 'rescheduled', sentAt: null, skipReason: null } as const;
  const first = await OutgoingEmailModel.findOne(unsent, null, { session }).sort({ createdAt: 1 }).lean();
  if (first) {
    await OutgoingEmailModel.updateMany(unsent, { $set: { skipReason: OVERTAKEN } }, { session });
    emit(session, 'email.changed', { appointmentId });
  }
  const previous = first?.previous ?? moved.from;
  const isBack = previous.date === moved.to.date && previous.time === moved.to.time;
  if (!moved.notifyParent || isBack || status !== 'confirmed' || previousStatus !== 'confirmed') return;
  await queueParentEmail(session, 'rescheduled', {
    appointmentId,
    mark: `v${version}`,
    delayMs: UNDO_WINDOW_MS,
    previous,
  });
}
