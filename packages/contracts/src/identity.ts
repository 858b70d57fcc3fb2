import { staffRoles } from './permissions.ts';
import { z } from './zod-setup.ts';

/** `strongMin`: while the setting `require_strong_password` is on. */
export const PASSWORD_LENGTH = { min: 8, strongMin: 12, max: 200 } as const;

/** Sentences for what is missing at the sign-in. */
export const missingLogin = { username: 'Kullanıcı adı gereklidir', password: 'Şifre gereklidir' } as const;

export const loginInput = z
  .strictObject({
    username: z.string(missingLogin.username).trim().min(1, missingLogin.username).max(100),
    password: z.string(missingLogin.password).min(1, missingLogin.password).max(200),
  })
  .meta({ id: 'LoginInput' });

/** Sign-in: name, password, and the browser when somebody has signed in with it before. */
export const authenticateInput = loginInput.extend({
  device: z.object({ id: z.string(), userIds: z.array(z.string()) }).nullish(),
});

/** A password that somebody chooses, with the sentence for a missing one. */
export function newPassword(message: string) {
  return z
    .string(message)
    .min(PASSWORD_LENGTH.min, `Şifre en az ${PASSWORD_LENGTH.min} karakter olmalıdır`)
    .max(PASSWORD_LENGTH.max, `Şifre en fazla ${PASSWORD_LENGTH.max} karakter olabilir`);
}

/** Changes one's own password. */
export const changePasswordInput = z
  .strictObject({
    currentPassword: z.string('Mevcut şifrenizi girin').min(1, 'Mevcut şifrenizi girin').max(200),
    newPassword: newPassword('Yeni şifrenizi girin'),
  })
  .meta({ id: 'ChangePasswordInput' });

export const changedPassword = z
  .object({ revokedTokens: z.number().meta({ description: "How many of the caller's access tokens ended." }) })
  .meta({ id: 'ChangedPassword' });

export const sessionUserRecord = z
  .object({
    id: z.string(),
    username: z.string(),
    role: z.enum(staffRoles),
    needsTwoStep: z.boolean().meta({
      description: 'The role requires a second step that is not set up; until it is, nothing else can be done.',
    }),
  })
  .meta({ id: 'SessionUser' });

export type ChangePasswordInput = z.infer<typeof changePasswordInput>;
export type ChangedPassword = z.infer<typeof changedPassword>;
export type SessionUserRecord = z.infer<typeof sessionUserRecord>;

/** The link of an invitation: a path of this site, with its token. */
export const invitationLink = z
  .object({ path: z.string().meta({ description: 'On this site.' }) })
  .meta({ id: 'InvitationLink' });
export type InvitationLink = z.infer<typeof invitationLink>;
