import { listUsersInput, MAX_PAGE_SIZE, type UserRecord } from '@practice/contracts';
import { hasText, readInput, type ServiceContext } from '@practice/service-kit';
import { listTwoStepUsers } from '../two-step/two-step.model.ts';
import { UserModel } from './user.model.ts';
import { toUserRecord } from './user.store.ts';

const { compare } = new Intl.Collator('tr');

/** The users by name, for admins. */
export async function listUsers(ctx: ServiceContext, raw: unknown = {}): Promise<UserRecord[]> {
  const { role, isActive, search } = readInput(ctx, 'user:read', listUsersInput, raw);
  const users = await UserModel.find().limit(MAX_PAGE_SIZE).lean();
  const secured = new Set(await listTwoStepUsers());
  const records = users.map((user) => toUserRecord(user, secured.has(String(user._id))));
  const found = records.filter(
    (user) =>
      (!role || user.role === role) &&
      (isActive ?? user.isActive) === user.isActive &&
      hasText(search, [user.username, user.email]),
  );
  return found.sort((one, other) => compare(one.username, other.username));
}
