import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, and what is stored of them: nothing slower than SHA-256 is needed. */
export function newLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashLinkToken(token) };
}

export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
