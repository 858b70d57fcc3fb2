import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../database/index.ts';
import { makePrivate } from '../database/private-files.ts';
import { assertTrialAllowed } from '../database/trial-database.ts';
import { freePort, portState } from '../processes/free-port.ts';
import { type Lock, takeLock } from '../processes/lock.ts';
import { copyBuilds } from '../remotes/copy-builds.ts';
import { buildsIn, releasePaths } from '../remotes/release-paths.ts';
import { logProgress, logWarning } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { root, type StartEnv, seedLevel } from './env.ts';
import { forgetNewAccounts, keepNewAccounts, readNewAccounts } from './new-accounts.ts';
import { type Account, type Program, startProgram, stopLeftOverPrograms } from './program.ts';
import { forgetRunning, noteRunning } from './running-file.ts';
import { provideSecrets } from './secrets.ts';
import { GATEWAY_GRACE_MS, type Parts, type Supervised, supervise } from './supervise.ts';

export type StartOptions = {
  env: StartEnv;
  /** The gateway's built program. */
  gatewayPath: string;
  build(): Promise<void>;
  /** Folder whose `mf-*` folders hold the built remotes. */
  remotesRoot: string;
  /** Aborted when a stop begins. */
  signal: AbortSignal;
  /** Called when a second start requests the folder: is this one still in use? */
  isRequested(): boolean;
};

export type Product = Supervised & {
  /** Accounts that nobody has seen yet. */
  accounts: Account[];
  /** To be called when they were shown: they are not kept any longer. */
  accountsShown(): void;
};

const STOP_LIMIT_MS = 15_000;

/**
 * The whole way up: lock of the data folder, what a killed run left, port, secrets, build and database, gateway.
 * @throws UserFacingError with what is wrong and what to do
 */
export async function startProduct({
  env,
  gatewayPath,
  build,
  remotesRoot,
  signal,
  isRequested,
}: StartOptions): Promise<Product> {
  assertTrialAllowed(env);
  makePrivate(env.DATA_DIR);
  const dataDir = realpathSync(env.DATA_DIR);
  const address = `http://localhost:${env.PORT}`;
  const lock = await lockFolder(dataDir, () => ({ address, isStopping: !isRequested() || signal.aborted }));
  const started: { database?: Database; gateway?: Program } = {};
  try {
    await stopLeftOverPrograms(gatewayPath, dataDir);
    await checkPort(env);
    const secrets = provideSecrets(env);
    const builds = buildsIn(dataDir);
    const servicesPort = await freePort();
    const services = serviceUrls(servicesPort);
    const parts: Parts = {
      async startDatabase() {
        // Loaded while the build is checked: the driver takes a tenth of a second.
        const { startDatabase } = await import('../database/index.ts');
        return startDatabase({
          dataDir,
          mongodbUri: env.MONGODB_URI,
          embedded: env.EMBEDDED_DATABASE,
          production: env.NODE_ENV === 'production',
          onProgress: logProgress,
          address,
        });
      },
      startGateway: (mongodbUri) =>
        startProgram({
          path: gatewayPath,
          dataDir,
          logName: 'gateway',
          env: {
            ...process.env,
            ...secrets,
            NODE_ENV: env.NODE_ENV,
            PORT: String(env.PORT),
            DATA_DIR: dataDir,
            DATABASE_DIR: process.env.DATABASE_DIR || (env.MONGODB_URI ? undefined : dataDir),
            BACKUP_DIR: process.env.BACKUP_DIR || join(dataDir, 'backups'),
            SERVICES_PORT: String(servicesPort),
            REMOTE_BUILDS_DIR: builds,
            SEED_DATA: seedLevel(env),
          },
          mongodbUri,
          onProgress: logProgress,
          onAccounts: (created) => keepNewAccounts(dataDir, created),
          onWarning: logWarning,
        }),
      onReady: (running) =>
        noteRunning(dataDir, { ...running, services, remotes: { ...releasePaths(dataDir, process.env), builds } }),
      onWarning: logWarning,
    };
    const building = build();
    const startingDatabase = parts.startDatabase();
    // The gateway loads while the database starts and the builds are copied; it begins with the database's address.
    const startingGateway = building.then(() => {
      const gateway = parts.startGateway(startingDatabase.then(({ uri }) => uri));
      started.gateway = gateway;
      copyBuilds(remotesRoot, builds);
      return gateway;
    });
    const [databaseStart, gatewayStart] = await Promise.allSettled([startingDatabase, startingGateway]);
    if (databaseStart.status === 'rejected') throw databaseStart.reason;
    const database = databaseStart.value;
    started.database = database;
    if (gatewayStart.status === 'rejected') throw gatewayStart.reason;
    signal.throwIfAborted();
    const supervised = await supervise({ database, gateway: gatewayStart.value }, parts, signal);
    const stop = async () => {
      await supervised.stop();
      forgetRunning(dataDir);
      lock.release();
    };
    const accounts = readNewAccounts(dataDir);
    // Not waited for, and tried again by the next start.
    if (database.engine === 'secantus') keepEngine(dataDir).catch(() => undefined);
    return { ...supervised, stop, accounts, accountsShown: () => forgetNewAccounts(dataDir) };
  } catch (error) {
    await started.gateway?.stop(GATEWAY_GRACE_MS, 'the start failed');
    await started.database?.stop();
    lock.release();
    throw error;
  }
}

/** Keeps what the engine is installed from beside the data. */
async function keepEngine(dataDir: string): Promise<void> {
  const [{ keepWheels }, { repositoryDataDir }] = await Promise.all([
    import('../database/keep-wheels.ts'),
    import('../database/start-database.ts'),
  ]);
  await keepWheels(dataDir, repositoryDataDir);
}

/** The address of each service: from the environment, else in the gateway's process. */
function serviceUrls(port: number): Record<string, string> {
  return Object.fromEntries(
    readdirSync(join(root, 'services')).map((name) => {
      const variable = `${name.toUpperCase()}_URL`;
      return [variable, process.env[variable] || `http://127.0.0.1:${port}/${name}`];
    }),
  );
}

async function lockFolder(dataDir: string, describe: () => { address: string; isStopping: boolean }): Promise<Lock> {
  const until = Date.now() + STOP_LIMIT_MS;
  for (;;) {
    const attempt = await takeLock({ folder: dataDir, purpose: 'product', describe });
    if (attempt.lock) return attempt.lock;
    if (!attempt.holder.isStopping || Date.now() > until) {
      throw new UserFacingError(
        `The product already runs on this data folder, at ${attempt.holder.address}. Open that address, or stop it first ` +
          '(Ctrl-C where it runs). To run another one beside it: PORT=4001 DATA_DIR=.data-2 npm start',
      );
    }
    await wait(100);
  }
}

async function checkPort({ PORT, HOST, NODE_ENV }: StartEnv): Promise<void> {
  const host = HOST ?? (NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1');
  // Browsers may take `localhost` for ::1, and would find the other program there.
  const states = [await portState(PORT, host), await portState(PORT, '::1')];
  if (states.includes('forbidden')) {
    throw new UserFacingError(
      `Port ${PORT} is reserved for the system's own programs. Start on another one: PORT=4000 npm start`,
    );
  }
  if (states.includes('taken')) {
    const other = await freePort(PORT + 1);
    throw new UserFacingError(
      `Port ${PORT} is taken by another program. Stop that one, or start on another port: PORT=${other} npm start`,
    );
  }
}
