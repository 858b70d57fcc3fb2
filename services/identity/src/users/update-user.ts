import { idParam, type UserRecord, updateUserInput, type z } from '@practice/contracts';
import {
  type ClientSession,
  DomainError,
  findByIdOrFail,
  readInput,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { revokeTokensOf } from '../access-tokens/revoke-tokens-of.ts';
import { assertStrongPassword } from '../passwords/assert-strong-password.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { findTwoStep } from '../two-step/two-step.model.ts';
import { keepAnAdmin } from './keep-an-admin.ts';
import { recordAdminMade } from './record-admin-made.ts';
import { assertNotOwnPassword } from './set-user-password.ts';
import { type StoredUser, toUsernameKey, UserModel } from './user.model.ts';
import { users, withoutSecrets } from './user.store.ts';
import { writePassword } from './write-password.ts';

const input = updateUserInput.extend(idParam.shape);
type Changes = Omit<z.output<typeof updateUserInput>, 'password' | 'version'>;

/**
 * Changes a user. Another role, state or password ends the user's sessions on every gateway at once; a user who is
 * switched off loses the access tokens too.
 * @throws DomainError VALIDATION_FAILED; WEAK_PASSWORD; NOT_FOUND; VERSION_CONFLICT with the current user; CONFLICT at the field for a
 *   name or address that another user has, for one's own role or state, and for those of the last active admin.
 */
export async function updateUser(ctx: ServiceContext, raw: unknown): Promise<UserRecord> {
  const { id, version, password, ...changes } = readInput(ctx, 'user:write', input, raw);
  if (password) assertNotOwnPassword(ctx, id);
  if (password) await assertStrong({ id, password, changes });
  const passwordHash = password ? await hashPassword(password) : null;
  const key = changes.username === undefined ? {} : { usernameKey: toUsernameKey(changes.username) };
  const hasTwoStep = (await findTwoStep(id)) !== null;
  return withTransaction(async (session) => {
    const user: StoredUser = await findByIdOrFail(UserModel, id, session);
    await assertMayLose(session, ctx, user, changes);
    const changed = await users.update(ctx, { id, version, changes: { ...changes, ...key }, session });
    if (changed.role === 'admin' && user.role !== 'admin') recordAdminMade(session, ctx, id);
    if (user.isActive && !changed.isActive) await revokeTokensOf(session, ctx, id);
    if (passwordHash) await writePassword(session, ctx, { user, passwordHash });
    return withoutSecrets(changed, hasTwoStep);
  });
}

async function assertStrong({ id, password, changes }: { id: string; password: string; changes: Changes }) {
  const user: StoredUser = await findByIdOrFail(UserModel, id);
  await assertStrongPassword({
    field: 'password',
    password,
    user: { username: changes.username ?? user.username, email: changes.email ?? user.email },
  });
}

/** Nobody demotes or switches off themself, nor the last active admin. */
async function assertMayLose(session: ClientSession, ctx: ServiceContext, user: StoredUser, changes: Changes) {
  const { role, isActive } = changes;
  const field = isActive === false && user.isActive ? 'isActive' : role && role !== user.role ? 'role' : null;
  if (field === null) return;
  if (String(user._id) === ctx.actor.userId) {
    const message = field === 'role' ? 'Kendi rolünüzü değiştiremezsiniz.' : 'Kendi hesabınızı pasif yapamazsınız.';
    throw new DomainError('CONFLICT', { errors: [{ field, message, code: 'OWN_ACCOUNT' }] });
  }
  await keepAnAdmin(session, user, field);
}
