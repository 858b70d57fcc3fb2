import { assertCan, DomainError, emit, type InternalFunctions, withTransaction } from '@practice/service-kit';
import { eraseMessage } from './erase-message.ts';

/**
 * Erases a message with its replies, notifications and e-mails, and says so in the same transaction: the destruction record
 * follows from it.
 * @throws DomainError NOT_FOUND
 */
export const erasePersonalRecord: InternalFunctions<'messaging'>['erasePersonalRecord'] = async (
  ctx,
  { kind, id, requestId, decisionId },
) => {
  assertCan(ctx, 'privacy:erase');
  if (kind !== 'contactMessage') throw new DomainError('NOT_FOUND');
  await withTransaction(async (session) => {
    await eraseMessage(session, ctx, id);
    const erased = [{ kind, count: 1 }];
    emit(session, 'personal-data.erased', { requestId, decisionId, erased, username: ctx.actor.username });
  });
  return {};
};
