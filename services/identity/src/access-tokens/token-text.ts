import { createHash, randomBytes } from 'node:crypto';

/** The prefix by which people and secret scanners recognise a token. */
const PREFIX = 'klinik_';
const TOKEN = new RegExp(`^${PREFIX}[A-Za-z0-9_-]{43}$`);

/** A new token, the prefix and 256 random bits, and what is stored of it. */
export function newToken(): { token: string; tokenHash: string } {
  const token = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  return { token, tokenHash: digest(token) };
}

/** The hash of a token as it is stored; null for a text that cannot be a token. */
export function hashToken(token: string): string | null {
  return TOKEN.test(token) ? digest(token) : null;
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
