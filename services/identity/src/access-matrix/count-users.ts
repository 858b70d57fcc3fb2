import type { AccessMatrixRole, StaffRole } from '@practice/contracts';
import { UserModel } from '../users/user.model.ts';

/** How many active users have each role; visitors are not counted. */
export async function countUsers(): Promise<Record<Exclude<AccessMatrixRole, 'anonymous'>, number>> {
  const users = await UserModel.find({ isActive: true }, { role: 1 }).lean();
  const count = (role: StaffRole) => users.filter((user) => user.role === role).length;
  return { admin: count('admin'), moderator: count('moderator'), user: count('user') };
}
