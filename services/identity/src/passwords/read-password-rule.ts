import { PASSWORD_LENGTH, type PasswordRule } from '@practice/contracts';
import { assertCan, isSettingOn, type ServiceContext } from '@practice/service-kit';

/** What new passwords have to be, by the setting `require_strong_password`. */
export async function readPasswordRule(): Promise<PasswordRule> {
  const isStrong = await isSettingOn('require_strong_password');
  return { isStrong, minLength: isStrong ? PASSWORD_LENGTH.strongMin : PASSWORD_LENGTH.min };
}

/** The same for staff, whose forms say it. */
export async function getPasswordRule(ctx: ServiceContext): Promise<PasswordRule> {
  assertCan(ctx, 'session:read');
  return readPasswordRule();
}
