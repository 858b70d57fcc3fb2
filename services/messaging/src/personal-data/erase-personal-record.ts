import { isPersonalDataOf } from '@practice/contracts';
import { assertCan, DomainError, emit, type InternalFunctions, withTransaction } from '@practice/service-kit';
import { removeRefusedAddress } from '../refused-addresses/remove-refused-address.ts';
import { eraseUnsubscribe } from '../unsubscribes/erase-unsubscribe.ts';
import { eraseMessage } from './erase-message.ts';

const erasures = {
  contactMessage: eraseMessage,
  refusedAddress: removeRefusedAddress,
  unsubscribe: eraseUnsubscribe,
};

/**
 * Erases a message with its replies, notifications and e-mails, that an address refuses e-mails, or what it said about
 * marketing e-mails, and says so in the same transaction: the destruction record follows from it.
 * @throws DomainError NOT_FOUND
 */
export const erasePersonalRecord: InternalFunctions<'messaging'>['erasePersonalRecord'] = async (
  ctx,
  { kind, id, requestId, decisionId },
) => {
  assertCan(ctx, 'privacy:erase');
  if (!isPersonalDataOf('messaging', kind)) throw new DomainError('NOT_FOUND');
  await withTransaction(async (session) => {
    await erasures[kind](session, ctx, id);
    const erased = [{ kind, count: 1 }];
    emit(session, 'personal-data.erased', { requestId, decisionId, erased, username: ctx.actor.username });
  });
  return {};
};
