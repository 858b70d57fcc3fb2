import { accessTokenDays, addDays, type CreatedAccessToken, createAccessTokenInput, today } from '@practice/contracts';
import { readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { confirmPassword } from '../lockout/confirm-password.ts';
import { AccessTokenModel, toAccessTokenRecord } from './access-token.model.ts';
import { newToken } from './token-text.ts';

/**
 * Creates an access token for the caller, who has to confirm the password: a token outlives the session. It expires
 * after 90 days unless another day is given. Only this response contains the token itself; a hash of it is stored.
 * @throws DomainError VALIDATION_FAILED, also for a wrong password; ACCOUNT_LOCKED; FORBIDDEN when called with a
 *   token.
 */
export async function createAccessToken(ctx: ServiceContext, raw: unknown): Promise<CreatedAccessToken> {
  const { name, scope, password, ...input } = readInput(ctx, 'access-token:write', createAccessTokenInput, raw);
  const { _id, username } = await confirmPassword(ctx, { field: 'password', password });
  const userId = String(_id);
  const expiresAt = input.expiresAt ?? addDays(today(), accessTokenDays.default);
  const { token, tokenHash } = newToken();
  return withTransaction(async (session) => {
    const [stored] = await AccessTokenModel.create([{ userId, name, scope, expiresAt, tokenHash }], { session });
    if (!stored) throw new Error('The token was not stored.');
    const changedFields = ['name', 'scope', 'expiresAt'];
    recordAudit(session, ctx, {
      action: 'access-token.created',
      entity: 'access-token',
      entityId: stored.id,
      changedFields,
    });
    return { ...toAccessTokenRecord(stored.toObject(), username), token };
  });
}
