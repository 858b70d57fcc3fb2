import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { UserModel } from './user.model.ts';

/** All users by name, for services that assign records to people or write to them. */
export const listStaff: InternalFunctions<'identity'>['listStaff'] = async (ctx) => {
  assertCan(ctx, 'session:read');
  const users = await UserModel.find().sort({ usernameKey: 1 }).lean();
  return users.map(({ _id, username, email, role, isActive }) => ({
    id: String(_id),
    username,
    email,
    role,
    isActive,
  }));
};
