import { type InvitationLink, idParam } from '@practice/contracts';
import {
  DomainError,
  findByIdOrFail,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { addUserLink } from './add-user-link.ts';

/**
 * Makes the link of an invitation for an admin to hand on, when e-mails do not leave; one that was handed on before is void.
 * @throws DomainError NOT_FOUND; CONFLICT for a user who is switched off or has chosen a password already.
 */
export async function createInvitationLink(ctx: ServiceContext, raw: unknown): Promise<InvitationLink> {
  const { id } = readInput(ctx, 'user:write', idParam, raw);
  return withTransaction(async (session) => {
    const user: StoredUser = await findByIdOrFail(UserModel, id, session);
    if (!user.isActive || !user.invitedAt) {
      const message = 'Yalnızca davet edilmiş, aktif bir kullanıcının davet bağlantısı olur.';
      throw new DomainError('CONFLICT', { errors: [{ field: 'id', message, code: 'NOT_INVITED' }] });
    }
    const path = await addUserLink(session, id, 'invitation');
    recordAudit(session, ctx, { action: 'invitation-link-created', entity: 'user', entityId: id });
    return { path };
  });
}
