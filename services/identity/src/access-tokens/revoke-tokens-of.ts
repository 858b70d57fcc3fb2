import { recordAudit, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { AccessTokenModel } from './access-token.model.ts';

/**
 * Revokes all access tokens of a user in the caller's transaction, which has to emit `user.changed`; returns how many.
 */
export async function revokeTokensOf(session: ClientSession, ctx: ServiceContext, userId: string): Promise<number> {
  const tokens = await AccessTokenModel.find({ userId }, { _id: 1 }, { session }).lean();
  if (tokens.length === 0) return 0;
  await AccessTokenModel.deleteMany({ userId }, { session });
  for (const { _id } of tokens) {
    recordAudit(session, ctx, { action: 'access-token.revoked', entity: 'access-token', entityId: String(_id) });
  }
  return tokens.length;
}
