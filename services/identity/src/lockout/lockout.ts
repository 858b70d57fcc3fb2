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
 * Counts a failure in one write, so that simultaneous attempts cannot exceed the limit. Failures expire together; each
 * one prolongs them, except while the subject is locked.
 * @throws DomainError ACCOUNT_LOCKED when the subject had all its failures before.
 */
export async function countFailure(subject: string, rules: LockRules): Promise<void> {
  const attempts = (await raise(subject, rules)) ?? (await raiseFirst(subject, rules));
  if (attempts.failures > rules.maxFailures) throw lockedUntil(attempts);
}

/** Creates the document and counts in two steps: an upsert that races another does not always report what it wrote. */
async function raiseFirst(subject: string, rules: LockRules): Promise<LoginAttempts> {
  await LoginAttemptsModel.create({ _id: subject, failures: 0, expiresAt: new Date() }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
  return (await raise(subject, rules)) ?? raiseFirst(subject, rules);
}

function raise(subject: string, { maxFailures, durationMs }: LockRules): Promise<LoginAttempts | null> {
  const now = new Date();
  const until = new Date(now.getTime() + durationMs);
  const counts = { $gt: ['$expiresAt', now] };
  const isLocked = { $and: [counts, { $gte: ['$failures', maxFailures] }] };
  const failures = { $cond: [counts, { $min: [{ $add: ['$failures', 1] }, maxFailures + 1] }, 1] };
  return LoginAttemptsModel.findOneAndUpdate(
    { _id: subject },
    [{ $set: { failures, expiresAt: { $cond: [isLocked, '$expiresAt', until] } } }],
    { returnDocument: 'after', updatePipeline: true },
  ).lean();
}

function lockedUntil({ expiresAt }: LoginAttempts): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / 1000));
  return new DomainError('ACCOUNT_LOCKED', { retryAfterSeconds });
}
