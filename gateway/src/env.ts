import path from 'node:path';
import { z } from '@practice/contracts';
import { fieldKey, parseEnv, processEnv, serviceUrls } from '@practice/service-kit';
import express from 'express';
import { remoteUrls } from './remotes/load-remotes.ts';

const secret = z.string().min(32, 'needs at least 32 characters');
/** Encrypts backups in the place of FIELD_KEY. */
export const backupKey = secret.optional();

/** What the gateway reads: see .env.example. */
const gatewayEnv = processEnv
  .extend({
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    /** The network interface; without a value this machine alone, in production every one. */
    HOST: z.string().optional(),
    DATA_DIR: z.string().default('.data'),
    SESSION_SECRET: secret,
    FIELD_KEY: fieldKey,
    BACKUP_KEY: backupKey,
    TRUST_PROXY: z
      .string()
      .transform(toTrustProxy)
      .refine(isTrustProxy, 'is not a value of Express\'s "trust proxy" setting')
      .optional(),
    /** remotes.json and remotes/ in DATA_DIR when not given. */
    REMOTES_FILE: z.string().optional(),
    REMOTES_DIR: z.string().optional(),
    /** Folder of the builds of the remotes, as `npm start` copies them; those of this repository when not given. */
    REMOTE_BUILDS_DIR: z.string().optional(),
    ...serviceUrls.shape,
    /** Megabytes for finished pages; 0 renders each request anew. */
    PAGE_CACHE_MB: z.coerce.number().min(0).max(4096).default(32),
    /** Megabytes of memory, and of the disk in DATA_DIR, for variants of pictures. */
    PICTURE_CACHE_MB: z.coerce.number().min(0).max(4096).default(16),
    PICTURE_DISK_MB: z.coerce.number().min(0).max(1_000_000).default(512),
    /** A port for collectors of metrics on the inner network, which need no token there. */
    METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    /** Where on this machine the services of this process answer those that run as processes of their own. */
    SERVICES_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  })
  .superRefine((env, context) => {
    if (env.NODE_ENV !== 'production') return;
    if (env.TRUST_PROXY === true) {
      const message =
        'must not be true in production: every caller could choose the address it is counted by. Give the number of ' +
        'proxies in front (1), or their addresses';
      context.addIssue({ code: 'custom', path: ['TRUST_PROXY'], message });
    }
    if (env.PUBLIC_URL === undefined) {
      context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: 'is needed in production' });
    }
  })
  .transform((env) => ({
    ...env,
    HOST: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    // The address that visitors type.
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    /** Where backups lie. BACKUP_DIR alone also lets this process migrate. */
    backupFolder: env.BACKUP_DIR ?? path.join(env.DATA_DIR, 'backups'),
  }));

export type GatewayEnv = z.output<typeof gatewayEnv> & { remoteUrls: Record<string, string> };

/** Parses the environment; a bad value ends the process with a list of what is wrong. */
export function readEnv(environment: Record<string, string | undefined> = process.env): GatewayEnv {
  return { ...parseEnv(gatewayEnv, environment), remoteUrls: parseEnv(remoteAddresses, environment) };
}

const remoteAddresses = z.record(z.string(), z.string()).transform((environment, context) => {
  try {
    return remoteUrls(environment);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
});

type TrustProxy = boolean | number | string;

function toTrustProxy(value: string): TrustProxy {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}

function isTrustProxy(value: TrustProxy): boolean {
  try {
    express().set('trust proxy', value);
    return true;
  } catch {
    return false;
  }
}
