import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  allowInnerAddresses,
  type CreatedAccount,
  connectDatabase,
  disconnectDatabase,
  finishServer,
  guardDisk,
  kitMigrations,
  knownMigrations,
  logger,
  type MigrationRefused,
  migrationOptions,
  type Runtime,
  registerServiceUrls,
  type Service,
  serveServices,
  serviceUrl,
  setDiskReserve,
  setFieldKeys,
  setListExecutor,
  setPressureThresholds,
  setProductVersion,
  setPublicUrl,
  setServiceSecret,
  setVirusScanner,
  startServices,
  startTracing,
  startWhenDatabaseIsUp,
  stopTracing,
} from '@practice/service-kit';
import { backupSecrets } from '@practice/service-kit/backup/backup-secrets';
import type { Express } from 'express';
import { prepareSessions } from './auth/session-store.ts';
import { startBackupKeeper } from './backups/backup-keeper.ts';
import { createHttpServer } from './edge/http-server.ts';
import type { GatewayEnv } from './env.ts';
import { startGatewayReports } from './gateway-report/report-gateway.ts';
import { startClocks } from './keepers/start-clocks.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { assertShellFits } from './remotes/assert-shell-fits.ts';
import { startFailureKeeper } from './remotes/failures/failure-keeper.ts';
import { loadRemotes } from './remotes/load-remotes.ts';
import { startChangeReports } from './remotes/report-changes.ts';
import { startSelfCheckKeeper } from './self-checks/self-check-keeper.ts';
import { createServer } from './server.ts';
import { startUrlChecker } from './url-health/url-checker.ts';

/** Receives the progress of a start. */
export type Listener = {
  /** Looks at the database before anything else does; not given where what started this process has done so. */
  checkDatabase?: ((uri: string) => Promise<unknown>) | undefined;
  onProgress: (message: string) => void;
  /** Called with the accounts of a first start as soon as they are created. */
  onAccounts: (accounts: CreatedAccount[]) => void;
  /** Called when a newer version migrates the data while this one runs: it must not go on. */
  onNewerData: (refused: MigrationRefused) => void;
};

export type Gateway = {
  url: string;
  /** Resolves when requests are served. */
  ready: Promise<void>;
  /** Accepts no new requests, finishes the running ones, and releases everything. */
  stop: () => Promise<void>;
};

/**
 * Starts the product in this process: first the HTTP server, so that its health can be checked from the beginning, then
 * database, services and their work. A database that is away is waited for.
 * @throws ShellDoesNotFit, and what listening throws, such as EADDRINUSE.
 */
export async function startGateway(env: GatewayEnv, services: Service[], listener: Listener): Promise<Gateway> {
  logger.level = env.LOG_LEVEL;
  setProductVersion(env.PRODUCT_VERSION);
  await startTracing(env, 'practice-gateway');
  setServiceSecret(env.SERVICE_SECRET);
  setFieldKeys(env.FIELD_KEY, env.FIELD_KEYS_OLD);
  setListExecutor(env.LIST_EXECUTOR);
  setDiskReserve(env.DISK_RESERVE_MB);
  allowInnerAddresses(env.ALLOW_INNER_ADDRESSES === 'true');
  setVirusScanner(env.CLAMD_URL);
  setPressureThresholds(env.CHALLENGE_THRESHOLDS);
  registerServiceUrls(env);
  const remotes = loadRemotes({
    root: path.resolve(import.meta.dirname, '../..'),
    builds: env.REMOTE_BUILDS_DIR,
    file: env.REMOTES_FILE ?? path.join(env.DATA_DIR, 'remotes.json'),
    dir: env.REMOTES_DIR ?? path.join(env.DATA_DIR, 'remotes'),
    urls: env.remoteUrls,
    developmentDir: env.NODE_ENV === 'development' ? path.join(env.DATA_DIR, 'development') : undefined,
    onBad: (problem) => logger.error(problem, 'file cannot be used'),
  });
  assertShellFits(remotes);
  const gateway = await createServer({ services, remotes, env });
  const server = await listen(gateway.app, env);
  const { port } = server.address() as AddressInfo;
  const url = env.PORT === 0 ? `http://localhost:${port}` : env.PUBLIC_URL;
  setPublicUrl(url);
  const abort = new AbortController();
  const here = services.filter((service) => !serviceUrl(service.name));
  const runtime = startWhenDatabaseIsUp(() => startOnDatabase(env, here, listener), {
    onWait: () => listener.onProgress('Waiting for the database …'),
    signal: abort.signal,
  });
  const site = { host: loopbackOf(server), port, publicUrl: url };
  const keepers = runtime.then(() => [
    startUrlChecker(site),
    startSelfCheckKeeper({ site, app: gateway.app, schema: gateway.schema, services, remotes }),
    ...startClocks(),
    startChangeReports(remotes),
    startFailureKeeper({ remotes, failures: gateway.failures }),
    startGatewayReports({
      ...{ port, publicUrl: url, dataDir: env.DATA_DIR, remotes },
      ...{ streams: gateway.streams, signs: gateway.signs },
    }),
    startBackupKeeper({
      uri: env.MONGODB_URI,
      databaseDir: env.DATABASE_DIR,
      folder: env.backupFolder,
      secrets: backupSecrets(env),
      migrations: knownMigrations([kitMigrations, ...services]),
    }),
  ]);
  keepers.catch(() => undefined);
  const servicesServer =
    env.SERVICES_PORT && (await serveServices(here, { port: env.SERVICES_PORT, host: '127.0.0.1' }));
  const metricsServer =
    env.METRICS_PORT && (await serveMetrics(gateway.metrics, { port: env.METRICS_PORT, host: env.HOST }));
  return {
    url,
    ready: runtime.then(({ feed }) => {
      // Not before: what a start writes is little, and a practice that has started can say what is wrong.
      guardDisk(env.DATABASE_DIR);
      gateway.started(feed);
    }),
    async stop() {
      abort.abort();
      gateway.stopping();
      gateway.streams.endAll();
      for (const keeper of await keepers.catch(() => [])) await keeper.stop();
      await Promise.all([finishServer(server), servicesServer ? finishServer(servicesServer) : undefined]);
      if (metricsServer) await finishServer(metricsServer);
      await gateway.flush();
      await (await runtime.catch(() => undefined))?.stop();
      await gateway.close();
      await disconnectDatabase();
      await stopTracing();
    },
  };
}

function listen(app: Express, { PORT, HOST }: GatewayEnv): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createHttpServer(app);
    server.once('error', reject);
    server.listen(PORT, HOST, () => resolve(server));
  });
}

/** Where this process reaches itself. */
function loopbackOf(server: Server): string {
  const { address } = server.address() as AddressInfo;
  if (address === '0.0.0.0') return '127.0.0.1';
  return address === '::' ? '::1' : address;
}

async function startOnDatabase(
  env: GatewayEnv,
  services: Service[],
  { checkDatabase, onProgress, onAccounts, onNewerData }: Listener,
): Promise<Runtime> {
  await checkDatabase?.(env.MONGODB_URI);
  await connectDatabase(env.MONGODB_URI);
  await prepareSessions();
  onProgress('Preparing the data …');
  const seed = { level: env.SEED_DATA, adminPassword: env.ADMIN_PASSWORD };
  const migrations = migrationOptions(env, onProgress);
  return startServices(services, { seed, onAccounts, migrations, onNewerData });
}
