import type { EventPayload } from '@practice/contracts';
import { type ClientSession, emit } from '@practice/service-kit';
import { OutgoingEmailModel } from './outgoing-email.model.ts';
import { queueParentEmail, UNDO_WINDOW_MS } from './queue-emails.ts';
import { findLeaving, stopEmail } from './stop-email.ts';

const OVERTAKEN = 'Randevunun saati yeniden değiştiği için gönderilmedi.';
const MAY_HAVE_LEFT = 'Randevunun saati yeniden değiştiği için bir daha denenmeyecek; veliye ulaşmış olabilir.';

/**
 * Queues the e-mail about a move of a confirmed appointment, when staff chose to send one. It names the time that the
 * parent knows: an earlier move whose e-mail has not gone out yet is one with this, and its e-mail is not sent any more. The
 * time that an e-mail names which is leaving counts as known, and is corrected also when the move was taken back.
 */
export async function queueRescheduledEmail(
  session: ClientSession,
  { appointmentId, status, previousStatus, version, moved }: EventPayload<'appointment.changed'>,
): Promise<void> {
  if (!moved) return;
  const unsent = { appointmentId, kind: 'rescheduled', sentAt: null } as const;
  const earlier = await OutgoingEmailModel.find(unsent, null, { session }).sort({ createdAt: 1 }).lean();
  const ids = earlier.map(({ _id }) => _id);
  const leaving = await findLeaving(session, ids);
  const open = earlier.filter(({ skipReason }) => !skipReason);
  for (const { _id } of open) {
    if (!leaving.has(_id)) await stopEmail(session, _id, OVERTAKEN);
    else await OutgoingEmailModel.updateOne({ _id }, { $set: { skipReason: MAY_HAVE_LEFT } }, { session });
  }
  if (open.length > 0) emit(session, 'email.changed', { appointmentId });
  const known = open.find(({ _id }) => !leaving.has(_id))?.previous ?? moved.from;
  const isBack = known.date === moved.to.date && known.time === moved.to.time;
  if (!moved.notifyParent || (isBack && leaving.size === 0) || status !== 'confirmed' || previousStatus !== 'confirmed')
    return;
  await queueParentEmail(session, 'rescheduled', {
    appointmentId,
    mark: `v${version}`,
    delayMs: UNDO_WINDOW_MS,
    previous: isBack ? moved.from : known,
  });
}
