import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { logger } from './logger.ts';

/**
 * A text as it is stored: only `encryptText` makes one, and only `decryptText` reads it. A model field of this type
 * accepts no plain text.
 */
export type EncryptedText = string & { readonly isEncrypted: true };

/** Where an encrypted text belongs. It can be read there only: moved to another record or field it is refused. */
export type FieldLocation = { collection: string; id: string; field: string };

/** Shown instead of a text that this process cannot decrypt. It is never written. */
export const UNREADABLE_TEXT = 'Bu metin okunamıyor: şifreleme anahtarı eksik ya da değişmiş.';

const FORMAT = 'enc1';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The same error is not logged again within this time: a list has hundreds of texts. */
const QUIET_MS = 60_000;

type Key = { id: string; secret: Buffer; hashSecret: Buffer };

let writingKey: Key | undefined;
let keys = new Map<string, Key>();
const lastLogged = new Map<string, number>();

/**
 * Sets the keys of this process.
 * @param key FIELD_KEY, for encryption and decryption
 * @param oldKeys FIELD_KEYS_OLD, previous keys for decryption only; separated by commas
 */
export function setFieldKeys(key: string, oldKeys = ''): void {
  const old = oldKeys.split(',').map((each) => each.trim());
  writingKey = toKey(key);
  keys = new Map([...old.filter((each) => each !== '').map(toKey), writingKey].map((each) => [each.id, each]));
}

/**
 * Encrypts a text for its location with AES-256-GCM: `enc1:<key's id>:<IV, text and tag in base64url>`. An empty text stays
 * empty, so that a query can ask whether there is one.
 * @throws Error without a key, for a text that is encrypted already, and for UNREADABLE_TEXT, which would replace the text
 *   that could not be read
 */
export function encryptText(text: string, location: FieldLocation): EncryptedText {
  if (text === '') return '' as EncryptedText;
  if (text === UNREADABLE_TEXT) throw new Error('A text that could not be read is not written back.');
  if (isEncrypted(text)) throw new Error('The text is encrypted already: it was taken from a stored record.');
  if (!writingKey) throw new Error('FIELD_KEY is not set: nothing can be encrypted.');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', writingKey.secret, iv);
  cipher.setAAD(toAssociatedData(location));
  const data = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${FORMAT}:${writingKey.id}:${data.toString('base64url')}` as EncryptedText;
}

/** Decrypts the text of a location. UNREADABLE_TEXT, and an error in the log, when the key is missing or the value was tampered with. */
export function decryptText(value: EncryptedText, location: FieldLocation): string {
  if (!value) return '';
  const [format, keyId = '', data = ''] = value.split(':');
  const key = keys.get(keyId);
  if (format !== FORMAT) return unreadable('a stored text is not encrypted as it should be', location);
  if (!key) return unreadable('no key of FIELD_KEY or FIELD_KEYS_OLD reads a stored text', { keyId });
  try {
    return open(Buffer.from(data, 'base64url'), key, location);
  } catch {
    return unreadable('a stored text was changed or belongs to another record', location);
  }
}

/** Whether a stored value is encrypted and can be decrypted at its location; logs nothing. */
export function isReadable(value: string, location: FieldLocation): boolean {
  const [format, keyId = '', data = ''] = value.split(':');
  const key = keys.get(keyId);
  if (format !== FORMAT || !key) return false;
  try {
    open(Buffer.from(data, 'base64url'), key, location);
    return true;
  } catch {
    return false;
  }
}

/**
 * A keyed hash of texts: without FIELD_KEY nobody can test a guess against the stored hash. It changes with the key.
 * @throws Error without a key
 */
export function keyedHash(...texts: string[]): string {
  if (!writingKey) throw new Error('FIELD_KEY is not set: nothing can be hashed with it.');
  return createHmac('sha256', writingKey.hashSecret).update(JSON.stringify(texts)).digest('base64url');
}

/** Whether a stored value is encrypted; values from before encryption are not. */
export function isEncrypted(value: unknown): value is EncryptedText {
  return typeof value === 'string' && value.startsWith(`${FORMAT}:`);
}

/** Whether a stored value was encrypted with the current key. */
export function isOfWritingKey(value: EncryptedText): boolean {
  return value.startsWith(`${FORMAT}:${writingKey?.id}:`);
}

function open(data: Buffer, { secret }: Key, location: FieldLocation): string {
  const end = data.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', secret, data.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(toAssociatedData(location));
  decipher.setAuthTag(data.subarray(end));
  return decipher.update(data.subarray(IV_BYTES, end), undefined, 'utf8') + decipher.final('utf8');
}

function toKey(text: string): Key {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', text, '', `practice field ${purpose}`, bytes));
  return {
    id: derive('key id', 6).toString('base64url'),
    secret: derive('encryption', 32),
    hashSecret: derive('hash', 32),
  };
}

function toAssociatedData({ collection, id, field }: FieldLocation): Buffer {
  return Buffer.from(JSON.stringify([collection, id, field]));
}

function unreadable(message: string, detail: FieldLocation | { keyId: string }): string {
  const logged = 'keyId' in detail ? `${message} ${detail.keyId}` : message;
  if (Date.now() - (lastLogged.get(logged) ?? 0) > QUIET_MS) {
    lastLogged.set(logged, Date.now());
    logger.error(detail, message);
  }
  return UNREADABLE_TEXT;
}
