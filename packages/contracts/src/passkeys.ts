import { z } from './zod-setup.ts';

/** So many passkeys one user may have. */
export const MAX_PASSKEYS = 10;
/** For so long a challenge can be answered, once. */
export const PASSKEY_MINUTES = 5;
/** Signatures that are taken, the preferred first: Ed25519, ES256, RS256 (COSE). */
export const passkeyAlgorithms: readonly number[] = [-8, -7, -257];

/** The longest name of a passkey. */
const NAME_LENGTH = 60;

const name = z
  .string('Bir ad verin')
  .trim()
  .min(1, 'Bir ad verin')
  .max(NAME_LENGTH, `En fazla ${NAME_LENGTH} karakter olabilir`);

/** Bytes as the browser gives them: base64url, at most so many characters. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

const credentialId = bytes(1400);

/** What an authenticator answers when a passkey is made. */
export const newPasskeyCredential = z
  .strictObject({ id: credentialId, clientDataJson: bytes(4000), attestationObject: bytes(20_000) })
  .meta({ id: 'NewPasskeyCredential' });

export const addPasskeyInput = z
  .strictObject({ name, credential: newPasskeyCredential })
  .meta({ id: 'AddPasskeyInput' });
export const renamePasskeyInput = z.strictObject({ name }).meta({ id: 'RenamePasskeyInput' });

/** One of one's own passkeys. */
export const passkeyRecord = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'Passkey' });

/** What a browser needs to make a passkey; valid for five minutes. */
export const passkeySetup = z
  .object({
    challenge: z.string().meta({ description: 'Base64url.' }),
    rpId: z.string().meta({ description: 'The host that the passkey belongs to.' }),
    rpName: z.string().meta({ description: "The practice's name." }),
    userHandle: z.string().meta({ description: 'Base64url; how the passkey names its user.' }),
    username: z.string(),
    algorithms: z.array(z.number().int()).meta({ description: 'COSE, the preferred first.' }),
    excluded: z.array(z.string()).meta({ description: 'Credentials that the user has already.' }),
  })
  .meta({ id: 'PasskeySetup' });

/** A new passkey; with the first of all second steps come the recovery codes, this once. */
export const addedPasskey = z
  .object({
    passkey: passkeyRecord,
    codes: z
      .array(z.string())
      .meta({ description: 'The recovery codes, shown this once, when this is the first second step; else empty.' }),
  })
  .meta({ id: 'AddedPasskey' });

export const passkeyOptionsInput = z
  .strictObject({
    isSecondStep: z.boolean().meta({ description: 'After a right password: for that user alone.' }),
  })
  .meta({ id: 'PasskeyOptionsInput' });

/** What a browser needs to sign in with a passkey; valid for five minutes. */
export const passkeyOptions = z
  .object({
    challenge: z.string().meta({ description: 'Base64url.' }),
    rpId: z.string().meta({ description: 'The host that the passkey belongs to.' }),
    credentialIds: z.array(z.string()).meta({ description: 'Of a second step; else empty: the browser knows.' }),
  })
  .meta({ id: 'PasskeyOptions' });

/** What an authenticator answers to a challenge. */
export const passkeySignInInput = z
  .strictObject({
    id: credentialId,
    clientDataJson: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(100).nullish(),
  })
  .meta({ id: 'PasskeySignInInput' });

export type PasskeyRecord = z.infer<typeof passkeyRecord>;
export type PasskeySetup = z.infer<typeof passkeySetup>;
export type AddedPasskey = z.infer<typeof addedPasskey>;
export type PasskeyOptions = z.infer<typeof passkeyOptions>;
export type PasskeySignInInput = z.infer<typeof passkeySignInInput>;
export type NewPasskeyCredential = z.infer<typeof newPasskeyCredential>;
