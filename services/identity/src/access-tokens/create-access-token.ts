import { type CreatedAccessToken, createAccessTokenInput } from '@practice/contracts';
import { DomainError, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { AccessTokenModel, toAccessTokenRecord } from './access-token.model.ts';
import { newToken } from './token-text.ts';

/**
 * Makes an access token for the caller (decisions, "Access"). The answer is the only place where the token itself is
 * told; a hash of it is stored.
 * @throws DomainError VALIDATION_FAILED; FORBIDDEN when asked with a token.
 */
export async function createAccessToken(ctx: ServiceContext, raw: unknown): Promise<CreatedAccessToken> {
  const { name, scope, expiresAt } = readInput(ctx, 'access-token:write', createAccessTokenInput, raw);
  const { userId, username } = ctx.actor;
  if (userId === null || username === null) throw new DomainError('FORBIDDEN', { detail: 'a token is a person’s' });
  const { token, tokenHash } = newToken();
  return withTransaction(async (session) => {
    const [stored] = await AccessTokenModel.create([{ userId, name, scope, expiresAt: expiresAt ?? null, tokenHash }], {
      session,
    });
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
