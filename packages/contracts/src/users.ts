import { email } from './booking.ts';
import { newPassword } from './identity.ts';
import { inputFormats } from './input-formats.ts';
import { staffRoles } from './permissions.ts';
import { queryFlag } from './query-flag.ts';
import { searchInput, versionInput } from './record-inputs.ts';
import { normalizeText } from './text.ts';
import { z } from './zod-setup.ts';

const NAME_AND_EMAIL = 'Kullanıcı adı ve e-posta gereklidir';
const USERNAME_MAX = 100;

/** A person who signs in; never with a password. */
export const userRecord = z
  .object({
    id: z.string(),
    username: z.string(),
    email: z.string().nullable().meta({ description: 'null: of a user that the product itself has made.' }),
    role: z.enum(staffRoles),
    isActive: z.boolean(),
    lastLogin: z.string().nullable(),
    invitedAt: z.string().nullable().meta({
      description: 'When somebody was invited who has not chosen a password yet; null otherwise.',
    }),
    hasTwoStep: z.boolean().meta({ description: 'The sign-in has a second step.' }),
    createdAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'User', description: 'A person who signs in.' });

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Armenian', 'Georgian', 'Han'].map(
  (name) => new RegExp(`^[\\p{Script=${name}}\\P{L}]*$`, 'u'),
);

const fields = {
  /**
   * In any one script, with a letter or digit and nothing unseen: names that differ in case, accents or spaces alone are
   * the same, and none looks like another by letters of a second script.
   */
  username: z
    .string(NAME_AND_EMAIL)
    .overwrite(normalizeText)
    .min(1, NAME_AND_EMAIL)
    .max(USERNAME_MAX, `En fazla ${USERNAME_MAX} karakter olabilir`)
    .refine((name) => /[\p{L}\p{N}]/u.test(name), 'Kullanıcı adında en az bir harf ya da rakam olmalıdır')
    .refine(isOfOneScript, 'Kullanıcı adındaki harfler tek bir alfabeden olmalıdır')
    .meta({ description: 'Unique, whatever its case, accents and spaces.' }),
  email: z.string(NAME_AND_EMAIL).trim().min(1, NAME_AND_EMAIL).pipe(email).meta(inputFormats.email),
  role: z.enum(staffRoles, 'Bir rol seçin'),
  isActive: z.boolean().nullish(),
};

/** Whether all letters of a text are of one script. */
function isOfOneScript(text: string): boolean {
  return scripts.some((script) => script.test(text));
}

/** Which users of the list. */
export const listUsersInput = z.object({
  role: z.enum(staffRoles, 'Bir rol seçin').nullish(),
  isActive: queryFlag.nullish(),
  search: searchInput.meta({ description: 'A part of the name or of the e-mail.' }),
});

/** Without a password, or with an empty one, the user is invited by e-mail to choose one. */
export const createUserInput = z
  .strictObject({
    ...fields,
    password: z
      .union([z.literal(''), newPassword('Bir şifre girin')])
      .nullish()
      .meta({ description: 'Without one, or with an empty one, the user is invited by e-mail to choose one.' }),
  })
  .meta({ id: 'CreateUserInput' });

/** What was not sent stays; so does the password when it is empty. */
export const updateUserInput = z
  .strictObject({
    ...z.object(fields).partial().shape,
    password: z
      .union([z.literal(''), newPassword('Bir şifre girin')])
      .nullish()
      .meta({ description: 'An empty one leaves the password as it is.' }),
    version: versionInput,
  })
  .meta({ id: 'UpdateUserInput' });

/** A new password for somebody else. */
export const setUserPasswordInput = z
  .strictObject({ password: newPassword('Bir şifre girin') })
  .meta({ id: 'SetUserPasswordInput' });

export type UserRecord = z.infer<typeof userRecord>;
