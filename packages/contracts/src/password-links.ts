import { email } from './booking.ts';
import { newPassword } from './identity.ts';
import { inputFormats } from './input-formats.ts';
import { passwordRule } from './password-rule.ts';
import { z } from './zod-setup.ts';

/** Why somebody gets a link with which they choose a password. */
export const passwordLinkPurposes = ['invitation', 'reset'] as const;
export type PasswordLinkPurpose = (typeof passwordLinkPurposes)[number];

/** For so many hours a link is valid. */
export const passwordLinkHours: Record<PasswordLinkPurpose, number> = { invitation: 7 * 24, reset: 1 };

/** Where a link leads in the browser: a fragment, which no server and no other site is told. */
export const PASSWORD_LINK_HASH = '#sifre';
export const PASSWORD_LINK_PARAM = 'baglanti';

export function passwordLinkPath(token: string): string {
  return `/admin${PASSWORD_LINK_HASH}?${PASSWORD_LINK_PARAM}=${token}`;
}

/** Longer ones were not given out, and are not looked at. */
const token = z.string('Bağlantı eksik').min(1, 'Bağlantı eksik').max(100, 'Bağlantı geçerli değil');

export const forgotPasswordInput = z
  .strictObject({
    email: z
      .string('E-posta adresinizi girin')
      .trim()
      .min(1, 'E-posta adresinizi girin')
      .pipe(email)
      .meta(inputFormats.email),
  })
  .meta({ id: 'ForgotPasswordInput' });

export const readPasswordLinkInput = z.strictObject({ token }).meta({ id: 'ReadPasswordLinkInput' });

export const resetPasswordInput = z
  .strictObject({ token, password: newPassword('Yeni şifrenizi girin') })
  .meta({ id: 'ResetPasswordInput' });

/** Whose password a valid link sets. */
export const passwordLink = z
  .object({
    username: z.string(),
    purpose: z.enum(passwordLinkPurposes),
    expiresAt: z.string(),
    rule: passwordRule,
  })
  .meta({ id: 'PasswordLink' });

export type PasswordLink = z.infer<typeof passwordLink>;
