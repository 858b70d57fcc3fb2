import { PASSWORD_LENGTH, settingValue } from '@practice/contracts';
import { DomainError, readAllSettings } from '@practice/service-kit';
import type { User } from '../users/user.model.ts';
import { findPasswordWeakness } from './find-password-weakness.ts';

const messages = {
  short: `Şifre en az ${PASSWORD_LENGTH.strongMin} karakter olmalıdır`,
  easy: 'Bu şifre kolay tahmin edilir. Birbiriyle ilgisiz üç dört sözcüğü yan yana yazın; adınızı ve klinik adını kullanmayın',
};

/** Shorter words are in many others. */
const LEAST_LENGTH = 3;

type NewPassword = { field: string; password: string; user: { username: string; email?: User['email'] } };

/**
 * Refuses a password that somebody would guess, unless the setting `require_strong_password` is off. Not to be called in
 * a transaction.
 * @throws DomainError WEAK_PASSWORD at `field`.
 */
export async function assertStrongPassword({ field, password, user }: NewPassword): Promise<void> {
  const settings = await readAllSettings();
  if (settingValue(settings, 'require_strong_password') !== 'true') return;
  const names = [user.username, user.email?.split('@')[0] ?? '', settingValue(settings, 'site_name')];
  const weakness = await findPasswordWeakness(password, names.flatMap(wordsOf));
  if (!weakness) return;
  throw new DomainError('WEAK_PASSWORD', { errors: [{ field, message: messages[weakness], code: 'WEAK_PASSWORD' }] });
}

/** A name with and without its spaces, and each word of it. */
function wordsOf(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u);
  return [name, words.join(''), ...words].filter((word) => word.length >= LEAST_LENGTH);
}
