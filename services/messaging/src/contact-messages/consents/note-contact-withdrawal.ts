import type { EventPayload } from '@practice/contracts';
import { type ClientSession, emit } from '@practice/service-kit';
import { ContactMessageModel } from '../contact-message.model.ts';

/** Notes with a message that its sender does not want to be written to, or does. */
export async function noteContactWithdrawal(
  session: ClientSession,
  { text, recordId, withdrawnAt }: EventPayload<'consent-withdrawal.changed'>,
): Promise<void> {
  if (text !== 'messageNotice') return;
  const contactWithdrawnAt = withdrawnAt === null ? null : new Date(withdrawnAt);
  const { matchedCount } = await ContactMessageModel.updateOne(
    { _id: recordId },
    { $set: { contactWithdrawnAt } },
    { session },
  );
  if (matchedCount > 0) emit(session, 'contact-message.changed', { id: recordId });
}
