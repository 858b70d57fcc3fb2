import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileWhole } from '../database/write-file.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import type { StartEnv } from './env.ts';

const names = ['SESSION_SECRET', 'SERVICE_SECRET', 'FIELD_KEY'] as const;
type Secrets = Record<(typeof names)[number], string>;
const kept = z.partialRecord(z.enum(names), z.string().min(32));

const pathIn = (dataDir: string) => join(dataDir, 'secrets.json');

/**
 * The secrets of the environment; those that are absent are made once and kept in the data folder, readable by its owner
 * only. In production they have to be given.
 * @throws UserFacingError
 */
export function provideSecrets(env: StartEnv): Secrets {
  const absent = names.filter((name) => env[name] === undefined);
  if (env.NODE_ENV === 'production' && absent.length > 0) {
    throw new UserFacingError(
      `In production these have to be set: ${absent.join(', ')}. Each is a random text of at least 32 characters, made ` +
        'for example by: openssl rand -base64 32. Keep FIELD_KEY safe: without it the clinical text of appointments cannot be read.',
    );
  }
  const stored = readSecrets(env.DATA_DIR);
  const made = absent
    .filter((name) => stored[name] === undefined)
    .map((name) => [name, randomBytes(32).toString('base64url')]);
  const all = { ...stored, ...Object.fromEntries(made) };
  if (made.length > 0) {
    mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
    writeFileWhole(pathIn(env.DATA_DIR), `${JSON.stringify(all, null, 2)}\n`);
  }
  const pick = (name: (typeof names)[number]) => env[name] ?? all[name] ?? '';
  return {
    SESSION_SECRET: pick('SESSION_SECRET'),
    SERVICE_SECRET: pick('SERVICE_SECRET'),
    FIELD_KEY: pick('FIELD_KEY'),
  };
}

/**
 * The secrets kept in a data folder. They never replace an unreadable file: what FIELD_KEY has encrypted would be lost.
 */
export function readSecrets(dataDir: string): Partial<Secrets> {
  const path = pathIn(dataDir);
  if (!existsSync(path)) return {};
  try {
    return kept.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new UserFacingError(
      `${path} holds the secrets of this data folder and cannot be read. Restore it from a backup.`,
    );
  }
}
