import { idParam } from '@practice/contracts';
import {
  DomainError,
  findByIdOrFail,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { addPasswordLink } from './add-password-link.ts';

/**
 * Sends a user a link with which they choose a password: an invitation until they have one, else for a forgotten one.
 * @throws DomainError NOT_FOUND; CONFLICT for a user who is switched off or has no e-mail address.
 */
export async function sendPasswordLink(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'user:write', idParam, raw);
  await withTransaction(async (session) => {
    const user: StoredUser = await findByIdOrFail(UserModel, id, session);
    const { email } = user;
    if (!user.isActive) throw refusal('isActive', 'Pasif bir kullanıcıya bağlantı gönderilmez.');
    if (!email) throw refusal('email', 'Bu kullanıcının e-posta adresi yok.');
    await addPasswordLink(session, { email, purpose: user.invitedAt ? 'invitation' : 'reset' });
    recordAudit(session, ctx, { action: 'password-link-sent', entity: 'user', entityId: id });
  });
}

function refusal(field: string, message: string): DomainError {
  return new DomainError('CONFLICT', { errors: [{ field, message, code: 'NOT_REACHABLE' }] });
}
