import { createHash, hkdfSync } from 'node:crypto';

/**
 * An encrypted backup: a header of MAGIC, salt and key check, then frames. A frame is its length (four bytes, the highest bit
 * set in the last), the ciphertext, and the tag of AES-256-GCM. Each file has a key of its own, derived from the secret and
 * the salt; the nonce is the number of the frame and whether it is the last, and the header is authenticated with each. So
 * a frame that is changed, left out, moved or taken from another file is refused, and so is an end that is missing.
 */
export const MAGIC = Buffer.from('PRACTICE-BACKUP-SEALED-1\n');
export const SALT_BYTES = 16;
const CHECK_BYTES = 16;
export const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
export const LENGTH_BYTES = 4;
export const TAG_BYTES = 16;
/** How many bytes of the backup a frame holds at most. */
export const FRAME_BYTES = 64 * 1024;
export const LAST = 0x8000_0000;

export type FileKey = { key: Buffer; header: Buffer };

/** The key and the header of the file with this salt. The header tells a wrong secret from a changed file. */
export function fileKey(secret: string, salt: Buffer): FileKey {
  const derived = Buffer.from(hkdfSync('sha256', secret, salt, 'practice backup', 64));
  const check = createHash('sha256').update(derived.subarray(32)).digest().subarray(0, CHECK_BYTES);
  return { key: derived.subarray(0, 32), header: Buffer.concat([MAGIC, salt, check]) };
}

/** The nonce of a frame, which no other frame of the file has. */
export function nonceOf(frame: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 0);
  nonce.writeBigUInt64BE(BigInt(frame), 4);
  return nonce;
}
