import { type ClientSession, findByIdOrFail, recordAudit, type ServiceContext } from '@practice/service-kit';
import { forgetRefusals } from './forget-refusals.ts';
import { RefusedAddressModel } from './refused-address.model.ts';

/**
 * Takes the mark from an address in the caller's transaction, by somebody.
 * @throws DomainError NOT_FOUND
 */
export async function removeRefusedAddress(session: ClientSession, ctx: ServiceContext, id: string): Promise<void> {
  await forgetRefusals(session, [await findByIdOrFail(RefusedAddressModel, id, session)]);
  recordAudit(session, ctx, { action: 'refused-address.cleared', entity: 'refused-address', entityId: id });
}
