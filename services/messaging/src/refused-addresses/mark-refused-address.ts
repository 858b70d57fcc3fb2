import { markRefusedAddressInput, type RefusedAddressRecord } from '@practice/contracts';
import { readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { toRefusedAddress } from './refused-address.model.ts';
import { storeRefusal } from './store-refusal.ts';

/**
 * Keeps that an e-mail to an address came back: what a mail server finds out after it has accepted a message comes to the
 * practice's mailbox, which the product does not read.
 * @throws DomainError VALIDATION_FAILED
 */
export async function markRefusedAddress(ctx: ServiceContext, raw: unknown): Promise<RefusedAddressRecord> {
  const { address } = readInput(ctx, 'refused-address:write', markRefusedAddressInput, raw);
  return withTransaction(async (session) => {
    const markedBy = ctx.actor.username ?? 'Bilinmeyen kullanıcı';
    const mark = await storeRefusal(session, { address, cause: 'returned', serverCode: null, markedBy });
    const entityId = String(mark._id);
    recordAudit(session, ctx, { action: 'refused-address.marked', entity: 'refused-address', entityId });
    return toRefusedAddress(mark);
  });
}
