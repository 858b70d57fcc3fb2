import { idParam } from '@practice/contracts';
import {
  DomainError,
  emit,
  findByIdOrFail,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { UserModel } from '../users/user.model.ts';
import { deleteSecondSteps } from './delete-second-steps.ts';

/**
 * Takes app, passkeys and recovery codes away from somebody who has lost them.
 * @throws DomainError NOT_FOUND; CONFLICT for one's own, which takes the password.
 */
export async function removeTwoStep(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'user:write', idParam, raw);
  if (id === ctx.actor.userId) {
    const message = 'Kendi iki adımlı girişinizi hesap menüsünden kapatın.';
    throw new DomainError('CONFLICT', { errors: [{ field: 'id', message, code: 'OWN_ACCOUNT' }] });
  }
  await withTransaction(async (session) => {
    await findByIdOrFail(UserModel, id, session);
    if (!(await deleteSecondSteps(session, id))) throw new DomainError('NOT_FOUND');
    emit(session, 'user.changed', { id });
    recordAudit(session, ctx, { action: 'two-step-removed', entity: 'user', entityId: id });
  });
}
