import { type SettingKey, settingValue } from '@practice/contracts';
import { DomainError, isDuplicateKey, readNumberSetting } from '@practice/service-kit';
import { type LoginAttempts, LoginAttemptsModel } from './login-attempts.model.ts';

/** How many failures a subject has, and for how long they count (settings of the category security). */
type LockRules = { maxFailures: number; durationMs: number };

export async function readLockRules(): Promise<LockRules> {
  const [maxFailures, minutes] = [await positive('max_login_attempts'), await positive('lockout_duration')];
  return { maxFailures: Math.ceil(maxFailures), durationMs: minutes * 60_000 };
}

async function positive(key: SettingKey): Promise<number> {
  const value = await readNumberSetting(key);
  return value > 0 ? value : Number(settingValue({}, key));
}

/** @throws DomainError ACCOUNT_LOCKED while the subject has reached its limit */
export async function assertNotLocked(subject: string, { maxFailures }: LockRules): Promise<void> {
  const attempts = await LoginAttemptsModel.findById(subject).lean();
  if (attempts && attempts.failures >= maxFailures && attempts.expiresAt > new Date()) throw lockedUntil(attempts);
}

/**
 * Counts a failure by a write that finds the subject only while it has failures left, so that simultaneous attempts cannot
 * exceed the limit. Failures expire together; each one prolongs them, except while the subject is locked.
 * @throws DomainError ACCOUNT_LOCKED when the subject had all its failures before.
 */
export async function countFailure(subject: string, rules: LockRules): Promise<void> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + rules.durationMs);
  // By `_id`, which comes first: findOneAndUpdate goes through all subjects on the embedded database.
  const { modifiedCount } = await LoginAttemptsModel.updateOne(
    { _id: subject, failures: { $lt: rules.maxFailures }, expiresAt: { $gt: now } },
    { $inc: { failures: 1 }, expiresAt },
  );
  if (modifiedCount === 1) return;
  try {
    await LoginAttemptsModel.create({ _id: subject, failures: 1, expiresAt });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await assertNotLocked(subject, rules);
    await LoginAttemptsModel.deleteOne({ _id: subject, expiresAt: { $lte: now } });
    await countFailure(subject, rules);
  }
}

function lockedUntil({ expiresAt }: LoginAttempts): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / 1000));
  return new DomainError('ACCOUNT_LOCKED', { retryAfterSeconds });
}
