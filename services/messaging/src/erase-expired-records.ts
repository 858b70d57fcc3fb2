import { assertCan, DomainError, type InternalFunctions, recordExpiry, withTransaction } from '@practice/service-kit';
import { eraseExpiredEmails } from './outbox/expired-emails.ts';
import { eraseExpiredMessages } from './personal-data/expired-messages.ts';

/**
 * Erases messages or e-mails in one transaction, with all that goes along with them. Each is looked at again: one that is not
 * over any more stays.
 */
export const eraseExpiredRecords: InternalFunctions<'messaging'>['eraseExpiredRecords'] = async (
  ctx,
  { kind, runId, ...expired },
) => {
  assertCan(ctx, 'retention:apply');
  if (kind !== 'contactMessage' && kind !== 'outgoingEmail') throw new DomainError('NOT_FOUND');
  return withTransaction(async (session) => {
    const count =
      kind === 'contactMessage'
        ? await eraseExpiredMessages(session, ctx, expired)
        : await eraseExpiredEmails(session, expired);
    return { erased: recordExpiry(session, ctx, { runId, counts: [{ kind, count }] }) };
  });
};
