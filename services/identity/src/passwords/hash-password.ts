import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's values for argon2id, the package's default algorithm. Memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let nobodys: Promise<string> | undefined;

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalize(password), COST);
}

/**
 * Whether a password matches its hash. Without a hash it never does, after the same work: the duration does not reveal
 * whether the user exists.
 */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(32).toString('base64'));
  const isRight = await verify(passwordHash ?? (await nobodys), normalize(password));
  return isRight && passwordHash !== undefined;
}

/** Keyboards compose ş and ü in different ways. */
function normalize(password: string): string {
  return password.normalize('NFKC');
}
