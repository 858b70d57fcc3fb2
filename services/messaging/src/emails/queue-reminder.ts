import type { EventPayload } from '@practice/contracts';
import { type ClientSession, emit } from '@practice/service-kit';
import { OutgoingEmailModel } from './outgoing-email.model.ts';
import { parentEmailKey, queueParentEmail } from './queue-emails.ts';

const OVERTAKEN = 'Daha yakın bir hatırlatmanın zamanı geldiği için gönderilmedi.';

/**
 * Queues the reminder that is due, once for an appointment, its time and the hours before it. An earlier one that has not gone
 * out yet is not sent any more.
 */
export async function queueReminder(
  session: ClientSession,
  { appointmentId, appointmentDate: date, appointmentTime: time, leadHours }: EventPayload<'reminder.due'>,
): Promise<void> {
  const mark = `${date}-${time}-${leadHours}h`;
  const unsent = { appointmentId, kind: 'reminder', remindsOf: { $ne: null }, sentAt: null, skipReason: null } as const;
  const { modifiedCount } = await OutgoingEmailModel.updateMany(
    { ...unsent, _id: { $ne: parentEmailKey('reminder', appointmentId, mark) } },
    { $set: { skipReason: OVERTAKEN } },
    { session },
  );
  if (modifiedCount > 0) emit(session, 'email.changed', { appointmentId });
  await queueParentEmail(session, 'reminder', { appointmentId, mark, remindsOf: { date, time } });
}
