import type { PasskeyRecord } from '@practice/contracts';
import { assertCan, DomainError, type ServiceContext } from '@practice/service-kit';
import { PasskeyModel, toPasskeyRecord } from './passkey.model.ts';

/**
 * The caller's own passkeys, the oldest first.
 * @throws DomainError FORBIDDEN when it is no person.
 */
export async function listPasskeys(ctx: ServiceContext): Promise<PasskeyRecord[]> {
  assertCan(ctx, 'session:read');
  const { userId } = ctx.actor;
  if (userId === null) throw new DomainError('FORBIDDEN');
  const found = await PasskeyModel.find({ userId }).sort({ createdAt: 1 }).lean();
  return found.map((passkey) => toPasskeyRecord(passkey));
}
