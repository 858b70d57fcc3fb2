import { DomainError } from '@practice/service-kit';
import { isPasswordOf } from '../passwords/hash-password.ts';
import type { StoredUser } from '../users/user.model.ts';
import { assertNotLocked, countFailure, readLockRules } from './lockout.ts';
import type { Subjects } from './subjects.ts';

/** How many times more failures an address may have than a name: all staff and visitors of a practice share one. */
const ADDRESS_FACTOR = 4;

/**
 * Checks a password and counts a wrong one. Without an active user it is wrong, after the same work.
 * @throws DomainError LOGIN_FAILED, ACCOUNT_LOCKED.
 */
export async function checkPassword(subjects: Subjects, user: StoredUser | null, password: string): Promise<void> {
  const isRight = () => isPasswordOf(user?.isActive ? user.passwordHash : undefined, password);
  if (!(await isAllowed(subjects, isRight))) throw new DomainError('LOGIN_FAILED');
}

/**
 * Whether an attempt to sign in is right; one that is not is counted.
 * @throws DomainError ACCOUNT_LOCKED.
 */
export async function isAllowed({ main, address }: Subjects, isRight: () => Promise<boolean>): Promise<boolean> {
  const rules = await readLockRules();
  const addressRules = { ...rules, maxFailures: rules.maxFailures * ADDRESS_FACTOR };
  if (address) await assertNotLocked(address, addressRules);
  // Counted before the check and cleared on success, so that simultaneous attempts cannot exceed the limit.
  await countFailure(main, rules);
  if (await isRight()) return true;
  if (address) await countFailure(address, addressRules);
  return false;
}
