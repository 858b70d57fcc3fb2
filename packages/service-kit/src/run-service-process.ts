import type { AddressInfo } from 'node:net';
import { serviceNames, z } from '@practice/contracts';
import { collectDefaultMetrics } from 'prom-client';
import { registerServiceUrl } from './call-service.ts';
import { setPressureThresholds } from './challenges/pressure.ts';
import { connectDatabase, disconnectDatabase } from './database.ts';
import { guardDisk } from './disk-guard.ts';
import { setDiskReserve } from './disk-space.ts';
import { setListExecutor } from './embedded/list-executor.ts';
import { setFieldKeys } from './field-encryption.ts';
import { checkGivenDatabase } from './given-database/check-given-database.ts';
import { limitHeapGrowth } from './heap-growth.ts';
import { allowInnerAddresses } from './inner-connections.ts';
import { logger } from './logger.ts';
import { workMetrics } from './metrics/registry.ts';
import { endRefused, migrationOptions } from './migrations/migration-options.ts';
import { notifySupervisor, reportAccounts } from './notify-supervisor.ts';
import { processEnv } from './parse-env.ts';
import { watchProcessEnds } from './process-ends.ts';
import { setProductVersion } from './product-version.ts';
import { programCommand } from './program-command.ts';
import { setPublicUrl } from './public-url.ts';
import { startServices } from './runtime.ts';
import { finishServer, serveService } from './serve.ts';
import type { Service } from './service.ts';
import { setServiceSecret } from './service-token.ts';
import { startWhenDatabaseIsUp } from './start-when-database-is-up.ts';
import { startTracing, stopTracing } from './tracing/start-tracing.ts';
import { setVirusScanner } from './virus-scan/assert-no-virus.ts';

/** The `<NAME>_URL` variables: the URLs of services that run elsewhere. */
export const serviceUrls = z.object(
  Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, z.url().optional()])),
);

/** Registers the URLs of services that run elsewhere. */
export function registerServiceUrls(env: Record<string, unknown>): void {
  for (const name of serviceNames) {
    const url = env[`${name.toUpperCase()}_URL`];
    if (typeof url === 'string') registerServiceUrl(name, url);
  }
}

/** What a service reads when it is a process of its own, with `port` where no PORT is set. */
export function serviceEnv(port: number) {
  return processEnv.extend({
    PORT: z.coerce.number().int().min(0).max(65_535).default(port),
    HOST: z.string().default('127.0.0.1'),
    ...serviceUrls.shape,
  });
}

type ProcessEnv = z.output<typeof processEnv> & { PORT: number; HOST: string } & Record<string, unknown>;

/** Runs one service as a process: database, URLs of the other services, GraphQL and REST, graceful stop. */
export async function runServiceProcess(service: Service, env: ProcessEnv): Promise<void> {
  refuseCommands(service.name);
  const ends = watchProcessEnds({ logFile: env.LOG_FILE });
  logger.level = env.LOG_LEVEL;
  setProductVersion(env.PRODUCT_VERSION);
  collectDefaultMetrics({ register: workMetrics });
  await startTracing(env, `practice-${service.name}`);
  setServiceSecret(env.SERVICE_SECRET);
  setPublicUrl(env.PUBLIC_URL);
  allowInnerAddresses(env.ALLOW_INNER_ADDRESSES === 'true');
  setVirusScanner(env.CLAMD_URL);
  setPressureThresholds(env.CHALLENGE_THRESHOLDS);
  if (env.FIELD_KEY) setFieldKeys(env.FIELD_KEY, env.FIELD_KEYS_OLD);
  setListExecutor(env.LIST_EXECUTOR);
  setDiskReserve(env.DISK_RESERVE_MB);
  registerServiceUrls(env);
  const runtime = await startWhenDatabaseIsUp(async () => {
    await checkGivenDatabase(env.MONGODB_URI, (line) => logger.warn(line));
    await connectDatabase(env.MONGODB_URI);
    const seed = { level: env.SEED_DATA, adminPassword: env.ADMIN_PASSWORD };
    const migrations = migrationOptions(env, (message) => notifySupervisor({ type: 'progress', message }));
    return startServices([service], { seed, onAccounts: reportAccounts, migrations, onNewerData: endRefused });
  }).catch(endRefused);
  guardDisk(env.DATABASE_DIR);
  const server = await serveService(service, { port: env.PORT, host: env.HOST });
  const url = `http://${env.HOST}:${(server.address() as AddressInfo).port}`;
  ends.stopWith(async () => {
    await finishServer(server);
    await runtime.stop();
    await disconnectDatabase();
    await stopTracing();
  });
  limitHeapGrowth();
  notifySupervisor({ type: 'ready', url });
  logger.info({ service: service.name, url }, 'service ready');
}

/** Ends the process when it was asked to do something else than to serve. */
function refuseCommands(name: string): void {
  if (!programCommand()) return;
  process.stderr.write(
    `The service ${name} takes no command: operations are the gateway's, which lists them by help.\n`,
  );
  process.exit(2);
}
