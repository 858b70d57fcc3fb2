import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@practice/contracts';

/** Without what is mistaken for something else. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** New recovery codes, as `k3m9-x7pq-2vnd`: 59 random bits each, so that a fast hash of them is enough. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  return { codes, hashes: codes.map((code) => hashRecoveryCode(code.replaceAll('-', ''))) };
}

function newCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The hash of a code without its hyphens. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
