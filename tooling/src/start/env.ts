import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { addressProblem } from '@practice/service-kit/database-uri';
import { DEFAULT_RESERVE_MB } from '@practice/service-kit/disk-space';
import { z } from 'zod';
import { engineNames } from '../database/engine.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';

export const root = join(import.meta.dirname, '../../../');

const secret = z.string().min(32, 'needs at least 32 characters').optional();

/** What the supervisor itself reads; the gateway parses the rest (see .env.example, specification 4 "Running it"). */
const startEnv = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce
    .number('is not a port')
    .int('is not a port')
    .min(1, 'is not a port')
    .max(65_535, 'is not a port')
    .default(4000),
  HOST: z.string().optional(),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((dir) => resolve(root, dir)),
  MONGODB_URI: z
    .string()
    .superRefine((uri, context) => {
      const problem = addressProblem(uri);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .optional(),
  EMBEDDED_DATABASE: z.enum(engineNames, `is not one of ${engineNames.join(', ')}`).optional(),
  /** The second word that SecantusDB takes in production. */
  ALLOW_TRIAL_DATABASE: z.enum(['true', 'false'], 'is not true or false').optional(),
  /** What backups and moves leave free on the disk of the data. */
  DISK_RESERVE_MB: z.coerce
    .number('is not a number')
    .min(0, 'is not a number of megabytes')
    .default(DEFAULT_RESERVE_MB),
  SESSION_SECRET: secret,
  SERVICE_SECRET: secret,
  FIELD_KEY: secret,
});

export type StartEnv = z.output<typeof startEnv>;

/** Reads the file `.env` of the repository, when there is one, into the environment. What is set already wins. */
export function loadDotEnv(): void {
  const path = join(root, '.env');
  if (existsSync(path)) loadEnvFile(path);
}

/** What an empty database is filled with: a believable practice, in production only what cannot be done without. */
export function seedLevel({ NODE_ENV }: StartEnv): string {
  return process.env.SEED_DATA || (NODE_ENV === 'production' ? 'essential' : 'demo');
}

/**
 * The supervisor's environment, parsed. An empty value counts as none.
 * @throws UserFacingError with a list of what is wrong
 */
export function readEnv(environment: Record<string, string | undefined> = process.env): StartEnv {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = startEnv.safeParse(filled);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
  throw new UserFacingError(
    ['The environment has values that cannot be used:', ...lines, 'They are explained in .env.example.'].join('\n'),
  );
}
