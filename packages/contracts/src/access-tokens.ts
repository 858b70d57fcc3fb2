import { isoDate } from './date-formats.ts';
import { addDays, today } from './dates.ts';
import { queryFlag } from './query-flag.ts';
import { z } from './zod-setup.ts';

export const tokenScopes = ['read', 'read-write'] as const;

/** How many days an access token is valid: by default, and at most. */
export const accessTokenDays = { default: 90, max: 365 } as const;

const lastDay = isoDate.check(
  z.refine((date) => date >= today(), 'Son kullanma tarihi geçmişte olamaz'),
  z.refine(
    (date) => date <= addDays(today(), accessTokenDays.max),
    'Son kullanma tarihi en fazla bir yıl sonrası olabilir',
  ),
);

/** Input for a new personal access token; it is valid to the end of its last day at the practice. */
export const createAccessTokenInput = z
  .strictObject({
    name: z.string('Bir ad verin').trim().min(1, 'Bir ad verin').max(100, 'En fazla 100 karakter olabilir'),
    scope: z.enum(tokenScopes, 'Bir kapsam seçin').meta({ description: '`read` or `read-write`.' }),
    expiresAt: z.nullish(lastDay).meta({ description: 'Last day, yyyy-MM-dd; 90 days from today when not given.' }),
    password: z
      .string('Şifrenizi girin')
      .min(1, 'Şifrenizi girin')
      .max(200)
      .meta({ description: "The caller's own; a token outlives the session." }),
  })
  .meta({ id: 'CreateAccessTokenInput' });

/** The caller's own tokens, or those of everybody, for admins. */
export const listAccessTokensInput = z.object({
  everybody: queryFlag.nullish().meta({ description: "Admins: everybody's tokens." }),
});

const fields = {
  id: z.string(),
  name: z.string(),
  scope: z.enum(tokenScopes).meta({ description: '`read` or `read-write`.' }),
  username: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().meta({ description: 'Last day, yyyy-MM-dd.' }),
  lastUsedAt: z.string().nullable().meta({ description: 'To the minute.' }),
};

export const accessTokenRecord = z.object(fields).meta({
  id: 'AccessToken',
  description:
    'What an API consumer sends as `Authorization: Bearer …`: it may do what its owner may, at most read with the scope `read`, and nothing that people do themselves.',
});

/** A new token with its text, which is shown this once. */
export const createdAccessToken = z
  .object({ ...fields, token: z.string().meta({ description: 'Shown only once.' }) })
  .meta({ id: 'CreatedAccessToken' });

export type AccessTokenRecord = z.infer<typeof accessTokenRecord>;
export type CreatedAccessToken = z.infer<typeof createdAccessToken>;
export type TokenScope = (typeof tokenScopes)[number];
