import type { StaffRole } from './permissions.ts';
import { z } from './zod-setup.ts';

/** Digits of a code of an authenticator app, and for how many seconds it is valid. */
export const TOTP_DIGITS = 6;
export const TOTP_SECONDS = 30;
/** So many recovery codes are given at a time; each signs in once. */
export const RECOVERY_CODES = 10;
/** For so long after the password the second step can be taken. */
export const SECOND_STEP_MINUTES = 10;

/** Whom the setting `two_step_required` can ask for a second step. */
export const twoStepRequirements: Record<string, readonly StaffRole[]> = {
  nobody: [],
  admins: ['admin'],
  editors: ['admin', 'moderator'],
  everyone: ['admin', 'moderator', 'user'],
};

const code = z
  .string('Kodu girin')
  .max(60, 'Kod çok uzun')
  .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().min(1, 'Kodu girin').min(TOTP_DIGITS, `Kod en az ${TOTP_DIGITS} karakterdir`))
  .meta({ description: 'Of an app, or one of the recovery codes; spaces, hyphens and case do not matter.' });

const password = z.string('Şifrenizi girin').min(1, 'Şifrenizi girin').max(200, 'Şifre çok uzun');

export const secondStepInput = z.strictObject({ code }).meta({ id: 'SecondStepInput' });

/** To set the second step up, to end it, or for new recovery codes: one's own password. */
export const twoStepPasswordInput = z.strictObject({ password }).meta({ id: 'TwoStepPasswordInput' });

/** One's own second step. */
export const twoStepState = z
  .object({
    isOn: z.boolean().meta({ description: 'There are codes of an app, or a passkey.' }),
    since: z.string().nullable().meta({ description: 'From when on codes of an app are taken; null without an app.' }),
    recoveryCodesLeft: z.number().int(),
  })
  .meta({ id: 'TwoStepState' });

/** What an authenticator app is given; shown until the first code confirms it. */
export const twoStepSetup = z
  .object({
    secret: z.string().meta({ description: 'Base32, for typing it in.' }),
    address: z.string().meta({ description: '`otpauth://`, as in the picture.' }),
    picture: z.string().meta({ description: 'An SVG document of the QR code.' }),
  })
  .meta({ id: 'TwoStepSetup', description: 'What an authenticator app is given.' });

/** Shown this once; empty when the user has those that came with a passkey. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });

export type TwoStepState = z.infer<typeof twoStepState>;
export type TwoStepSetup = z.infer<typeof twoStepSetup>;
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
