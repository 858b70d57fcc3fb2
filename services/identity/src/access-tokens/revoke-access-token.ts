import { can, idParam } from '@practice/contracts';
import { DomainError, emit, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { AccessTokenModel } from './access-token.model.ts';

/**
 * Ends an access token on every gateway at once; admins may end anybody's. Streams that were opened with it close.
 * @throws DomainError NOT_FOUND, also for a token of somebody else; FORBIDDEN when called with a token.
 */
export async function revokeAccessToken(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'access-token:write', idParam, raw);
  if (!isValidObjectId(id)) throw new DomainError('NOT_FOUND');
  const own = can(ctx.actor.role, 'user:write') ? {} : { userId: ctx.actor.userId ?? '' };
  await withTransaction(async (session) => {
    const token = await AccessTokenModel.findOneAndDelete({ _id: id, ...own }, { session }).lean();
    if (!token) throw new DomainError('NOT_FOUND');
    emit(session, 'user.changed', { id: token.userId });
    recordAudit(session, ctx, { action: 'access-token.revoked', entity: 'access-token', entityId: id });
  });
}
