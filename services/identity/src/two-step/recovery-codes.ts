import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@practice/contracts';
import { hashPassword, isPasswordOf } from '../passwords/hash-password.ts';

/** Without what is mistaken for something else. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** New recovery codes, as `k3m9-x7pq-2vnd`: 59 random bits each, too few for a fast hash, so they are stored as passwords are. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const hashes = await Promise.all(codes.map((code) => hashPassword(digestOf(code.replaceAll('-', '')))));
  return { codes, hashes };
}

function newCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The hash that a code without its hyphens is stored under; null when it is none of these. */
export async function findRecoveryHash(code: string, hashes: readonly string[]): Promise<string | null> {
  // Mistyped codes of an app cost nothing.
  if (code.length !== GROUPS * GROUP_LENGTH) return null;
  const digest = digestOf(code);
  for (const hash of hashes) if (await isPasswordOf(hash, digest)) return hash;
  return null;
}

/** What codes of before were stored as, so that a migration could make of it what is stored now. */
function digestOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
