import { idParam } from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { removeRefusedAddress } from './remove-refused-address.ts';

/**
 * Takes the mark from an address: e-mails to it are tried by themselves again.
 * @throws DomainError NOT_FOUND
 */
export async function clearRefusedAddress(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'refused-address:write', idParam, raw);
  await withTransaction((session) => removeRefusedAddress(session, ctx, id));
}
