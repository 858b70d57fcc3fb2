import { isOfMessaging } from '@practice/contracts';
import { assertCan, DomainError, emit, type InternalFunctions, withTransaction } from '@practice/service-kit';
import { eraseUnsubscribe } from '../unsubscribes/erase-unsubscribe.ts';
import { eraseMessage } from './erase-message.ts';

/**
 * Erases a message with its replies, notifications and e-mails, or what an address said about marketing e-mails, and says so in
 * the same transaction: the destruction record follows from it.
 * @throws DomainError NOT_FOUND
 */
export const erasePersonalRecord: InternalFunctions<'messaging'>['erasePersonalRecord'] = async (
  ctx,
  { kind, id, requestId, decisionId },
) => {
  assertCan(ctx, 'privacy:erase');
  if (!isOfMessaging(kind)) throw new DomainError('NOT_FOUND');
  await withTransaction(async (session) => {
    await (kind === 'contactMessage' ? eraseMessage : eraseUnsubscribe)(session, ctx, id);
    const erased = [{ kind, count: 1 }];
    emit(session, 'personal-data.erased', { requestId, decisionId, erased, username: ctx.actor.username });
  });
  return {};
};
