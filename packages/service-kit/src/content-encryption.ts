import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The content of files is encrypted with AES-256-GCM under a key for each. The key, base64, is stored as an encrypted field
 * of the file's record: a new FIELD_KEY writes the key anew and not the file, and a record that is deleted leaves bytes that
 * nobody can read.
 */
export function newContentKey(): string {
  return randomBytes(32).toString('base64');
}

/** Encrypts bytes: IV, bytes and tag. `name` says which part of a file they are, and is needed to decrypt them. */
export function encryptContent(bytes: Uint8Array, key: string, name = ''): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64'), iv);
  cipher.setAAD(Buffer.from(name));
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error for another key or name, or bytes that were changed */
export function decryptContent(content: Buffer, key: string, name = ''): Buffer {
  const end = content.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), content.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(content.subarray(end));
  return Buffer.concat([decipher.update(content.subarray(IV_BYTES, end)), decipher.final()]);
}
