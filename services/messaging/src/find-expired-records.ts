import { toExpiredRecords } from '@practice/contracts';
import { assertCan, DomainError, type InternalFunctions } from '@practice/service-kit';
import { findExpiredEmails } from './outbox/expired-emails.ts';
import { findExpiredMessages } from './personal-data/expired-messages.ts';

/** The messages or the e-mails that are over, how many there are in all, and how old the oldest is. */
export const findExpiredRecords: InternalFunctions<'messaging'>['findExpiredRecords'] = async (
  ctx,
  { kind, keptFrom },
) => {
  assertCan(ctx, 'privacy:read');
  const found = await finders[kind]?.(keptFrom);
  if (!found) throw new DomainError('NOT_FOUND');
  return toExpiredRecords(found);
};

const finders: Partial<Record<string, typeof findExpiredMessages | typeof findExpiredEmails>> = {
  contactMessage: findExpiredMessages,
  outgoingEmail: findExpiredEmails,
};
