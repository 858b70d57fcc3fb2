import { z } from '@practice/contracts';
import { addressProblem } from './database-uri.ts';
import { DEFAULT_RESERVE_MB } from './disk-space.ts';
import { readClamdAddress } from './virus-scan/clamd.ts';

/**
 * Parses the environment once, at the start of a process.
 * A bad value ends the process with a list of what is wrong.
 */
export function parseEnv<Schema extends z.ZodType>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.output<Schema> {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  // In English and literal, for the people who run the product.
  const result = schema.safeParse(filled, { error: z.locales.en().localeError });
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  process.stderr.write(`The environment has values that cannot be used:\n${lines.join('\n')}\n`);
  process.exit(1);
}

/** FIELD_KEY, for the processes that store clinical text. */
export const fieldKey = z
  .string('is missing: clinical text is encrypted with it')
  .min(32, 'needs at least 32 characters');

const threshold = z.number().int().min(1);

/** What every process reads: see .env.example. */
export const processEnv = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  MONGODB_URI: z.string('is missing: the address of the database').superRefine((uri, context) => {
    // The gateway of `npm start` is sent it, once its database runs.
    const problem = uri === 'sent' ? undefined : addressProblem(uri);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
  /** A folder of the database, when that is on a disk of this machine: it is guarded. Set by what starts an embedded one. */
  DATABASE_DIR: z.string().optional(),
  /** Megabytes that are left free on that disk: with fewer of them changes are refused. */
  DISK_RESERVE_MB: z.coerce.number().min(0).max(1_000_000_000).default(DEFAULT_RESERVE_MB),
  /** What runs the queries of lists; by default it depends on the kind of database. */
  LIST_EXECUTOR: z.enum(['database', 'memory']).optional(),
  /** The file in which a process records why it ended when nobody reads its output; set by its parent. */
  LOG_FILE: z.string().optional(),
  SERVICE_SECRET: z.string().min(32, 'needs at least 32 characters'),
  FIELD_KEY: fieldKey.optional(),
  /** Previous keys, separated by commas, for decryption only. */
  FIELD_KEYS_OLD: z.string().optional(),
  SEED_DATA: z.enum(['demo', 'essential']).default('essential'),
  /** Where a backup is made before stored data is migrated; a process without one does not migrate. */
  BACKUP_DIR: z.string().optional(),
  /** The address that visitors type: what links in e-mails begin with. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'is not an http(s) address' }).optional(),
  /** Whether staff may have a mail server inside tried: on this machine, or on a network behind it. */
  ALLOW_INNER_ADDRESSES: z.enum(['true', 'false']).default('false'),
  /** The virus scanner that looks at uploads. */
  CLAMD_URL: z
    .string()
    .refine((url) => readClamdAddress(url) !== undefined, 'is neither tcp://host:port nor unix:/path')
    .optional(),
  /** How many submissions of visitors in ten minutes are pressure: of an address, of its network, of all. */
  CHALLENGE_THRESHOLDS: z
    .string()
    .default('4,20,60')
    .transform((text) => text.split(',').map(Number))
    .pipe(z.tuple([threshold, threshold, threshold], 'is not three numbers, such as 4,20,60'))
    .transform(([address, network, site]) => ({ address, network, site })),
  ADMIN_PASSWORD: z.string().min(8, 'needs at least 8 characters').optional(),
  /** Which version of the product this is; set by what starts it, and by the image. */
  PRODUCT_VERSION: z.string().default('unknown'),
  /** The receiver of traces (OTLP over HTTP); nothing is traced without one. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'is not an http(s) address' }).optional(),
  /** Which part of the traces is sampled. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_SERVICE_NAME: z.string().optional(),
});
