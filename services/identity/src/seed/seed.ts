import type { StaffRole } from '@practice/contracts';
import { type CreatedAccount, logger, noteExamples, type SeedRequest, withTransaction } from '@practice/service-kit';
import { addUserLink } from '../password-links/add-user-link.ts';
import { findPasswordWeakness } from '../passwords/find-password-weakness.ts';
import { generatePassword } from '../passwords/generate-password.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { toUsernameKey, UserModel } from '../users/user.model.ts';
import { userExamples } from './user-examples.ts';

const demoRoles: Record<string, StaffRole> = { moderator: 'moderator', asistan: 'user' };

/**
 * With no user in the database, an admin, and for `demo` one user of each other role. Returns them with what cannot be read
 * later: generated passwords, and for a new practice the link with which its first admin chooses one. The colleagues are noted as
 * example data. Several processes that start at once create them once.
 */
export async function seed({ level, adminPassword }: SeedRequest): Promise<CreatedAccount[]> {
  if (await UserModel.exists({})) return [];
  const accounts: NewAccount[] = [
    { username: 'admin', role: 'admin', password: adminPassword ?? generatePassword() },
    ...(level === 'demo' ? Object.entries(demoRoles) : []).map(([username, role]) => ({
      username,
      role,
      password: generatePassword(),
    })),
  ];
  if (adminPassword !== undefined) await warnOfWeakPassword(adminPassword);
  const users = await Promise.all(accounts.map(toUser));
  return withTransaction(async (session) => {
    if (await UserModel.exists({}).session(session)) return [];
    const [admin, ...colleagues] = await UserModel.create(users, { session, ordered: true });
    const ids = colleagues.map(({ _id }) => _id);
    await noteExamples(session, userExamples, ids);
    if (adminPassword === undefined && level === 'essential') {
      const link = await addUserLink(session, String(admin?._id), 'invitation');
      return accounts.map((account) => ({ ...account, password: null, link }));
    }
    return accounts.map((account) => (account.password === adminPassword ? { ...account, password: null } : account));
  });
}

/** The start is not refused: the machine may be closed to everybody else, and nobody could get in to change it. */
async function warnOfWeakPassword(password: string): Promise<void> {
  const problem = await findPasswordWeakness(password, ['admin']);
  if (problem) logger.warn({ problem }, 'ADMIN_PASSWORD is weak: change it after the first sign-in');
}

type NewAccount = CreatedAccount & { password: string };

async function toUser({ username, role, password }: NewAccount) {
  return { username, role, usernameKey: toUsernameKey(username), passwordHash: await hashPassword(password) };
}
