import { type StoredUser, toUsernameKey, type User, UserModel } from '../users/user.model.ts';
import { hashQuickly } from './hash-quickly.ts';

export const PASSWORD = 'doğru at pil zımba';
let passwordHash: Promise<string> | undefined;

/** A stored user, `admin` and active by default, whose password is `PASSWORD`. */
export async function createUser(overrides: Partial<User> = {}): Promise<StoredUser> {
  passwordHash ??= hashQuickly(PASSWORD);
  const username = overrides.username ?? 'admin';
  const user = await UserModel.create({
    username,
    usernameKey: toUsernameKey(username),
    role: 'admin',
    passwordHash: await passwordHash,
    ...overrides,
  });
  return user.toObject();
}
