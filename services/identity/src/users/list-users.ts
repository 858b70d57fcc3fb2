import { MAX_PAGE_SIZE, type UserRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { listTwoStepUsers } from '../two-step/two-step.model.ts';
import { UserModel } from './user.model.ts';
import { toUserRecord } from './user.store.ts';

const { compare } = new Intl.Collator('tr');

/** All users by name, for admins. */
export async function listUsers(ctx: ServiceContext): Promise<UserRecord[]> {
  assertCan(ctx, 'user:read');
  const users = await UserModel.find().limit(MAX_PAGE_SIZE).lean();
  const secured = new Set(await listTwoStepUsers());
  const records = users.map((user) => toUserRecord(user, secured.has(String(user._id))));
  return records.sort((one, other) => compare(one.username, other.username));
}
