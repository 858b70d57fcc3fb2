import { isOfMessaging } from '@practice/contracts';
import { assertCan, DomainError, emit, type InternalFunctions, withTransaction } from '@practice/service-kit';
import { removeContactMessage } from '../contact-messages/remove-contact-message.ts';
import { forgetRequestEmails } from '../emails/request-email-quota.ts';
import { removeRefusedAddress } from '../refused-addresses/remove-refused-address.ts';

/**
 * Erases a message with its replies, notifications and e-mails, or that an address refuses e-mails, and says so in the same
 * transaction: the destruction record follows from it.
 * @throws DomainError NOT_FOUND
 */
export const erasePersonalRecord: InternalFunctions<'messaging'>['erasePersonalRecord'] = async (
  ctx,
  { kind, id, requestId, decisionId },
) => {
  assertCan(ctx, 'privacy:erase');
  if (!isOfMessaging(kind)) throw new DomainError('NOT_FOUND');
  await withTransaction(async (session) => {
    if (kind === 'contactMessage') {
      const { email } = await removeContactMessage(session, ctx, id);
      await forgetRequestEmails(session, email);
    } else await removeRefusedAddress(session, ctx, id);
    const erased = [{ kind, count: 1 }];
    emit(session, 'personal-data.erased', { requestId, decisionId, erased, username: ctx.actor.username });
  });
  return {};
};
