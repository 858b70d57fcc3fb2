import { isoDate, today } from './dates.ts';
import { queryFlag } from './query-flag.ts';
import { z } from './zod-setup.ts';

export const tokenScopes = ['read', 'read-write'] as const;

/** A personal access token to be made (decisions, "Access"); good to the end of its last day at the practice. */
export const createAccessTokenInput = z
  .strictObject({
    name: z.string('Bir ad verin').trim().min(1, 'Bir ad verin').max(100, 'En fazla 100 karakter olabilir'),
    scope: z.enum(tokenScopes, 'Bir kapsam seçin'),
    expiresAt: z.nullish(isoDate.check(z.refine((date) => date >= today(), 'Son kullanma tarihi geçmişte olamaz'))),
  })
  .meta({ id: 'CreateAccessTokenInput' });

/** The caller's own tokens, or those of everybody, for admins. */
export const listAccessTokensInput = z.object({
  everybody: queryFlag.nullish().meta({ description: "Admins: everybody's tokens." }),
});

const fields = {
  id: z.string(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  username: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().nullable().meta({ description: 'Last day, yyyy-MM-dd; null: until revoked.' }),
  lastUsedAt: z.string().nullable().meta({ description: 'To the minute.' }),
};

export const accessTokenRecord = z.object(fields).meta({ id: 'AccessToken' });

/** A token just made, with its text: the only time that it is told. */
export const createdAccessToken = z.object({ ...fields, token: z.string() }).meta({ id: 'CreatedAccessToken' });

export type AccessTokenRecord = z.infer<typeof accessTokenRecord>;
export type CreatedAccessToken = z.infer<typeof createdAccessToken>;
export type TokenScope = (typeof tokenScopes)[number];
