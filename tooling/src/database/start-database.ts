import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { MongoClient } from 'mongodb';
import { findProcesses } from '../processes/find-processes.ts';
import { takeLock } from '../processes/lock.ts';
import { stopProcess } from '../processes/stop-process.ts';
import { messageOf, UserFacingError } from '../terminal/user-facing-error.ts';
import { type Choice, forgetChoice, readChoice, storagePathOf, writeChoice } from './choice.ts';
import { enginesToTry, findEngine, folderIsBound, noneStarts } from './choose-engine.ts';
import { type DatabaseKey, giveDatabaseKey, readDatabaseKey } from './database-key.ts';
import { diskIsFull } from './disk.ts';
import { endTransactions } from './end-transactions.ts';
import { type Engine, type EngineName, engineMarks } from './engine.ts';
import { assertNotMovedAway, finishMove } from './finish-move.ts';
import { checkGivenDatabase } from './given-database.ts';
import { removeSecantus } from './install-secantus.ts';
import { keptEngineIn } from './keep-wheels.ts';
import { makePrivate } from './private-files.ts';
import { EngineFailed, type Exit, type RunningEngine, runEngine, uriOf } from './run-engine.ts';

export const repositoryDataDir = fileURLToPath(new URL('../../../.data', import.meta.url));

export type DatabaseOptions = {
  /** Holds the database (`db`), the note of its engine (`database.json`) and its log (`logs/database.log`). */
  dataDir: string;
  mongodbUri?: string | undefined;
  embedded?: EngineName | undefined;
  production: boolean;
  /** Whether data must outlive a kill; default true. What tests share need not, which costs a fifth less. */
  isLasting?: boolean;
  onProgress(line: string): void;
  /** Where engines are downloaded and installed; default `.data` of the repository, for all data folders alike. */
  engineDir?: string;
  /** Address of the product that this database is for, shown to a second start on the same folder. */
  address?: string;
  /** Folders in which mongod and python3 are looked for; default PATH. */
  searchPath?: string;
};

export type Database = {
  uri: string;
  engine: EngineName | 'given';
  /** A sentence that says which database runs and where its data is. */
  describe: string;
  /** Ends the engine and returns when its process is gone. */
  stop(): Promise<void>;
  /**
   * Ends what a killed program left open. Does nothing on a database that was given: others may work on it, and its
   * own limit ends such transactions.
   */
  endTransactions(): Promise<void>;
  /** Called when the engine ends although nobody stopped it. The folder may then be started again. */
  onExit(callback: (exit: Exit) => void): void;
};

/**
 * Starts the database: the one of MONGODB_URI, else an embedded engine on `dataDir`. Recovers from
 * any kill: an engine left over from a killed supervisor is stopped and waited for first.
 * @throws UserFacingError with what is wrong and what to do
 */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.mongodbUri) {
    const servers = await checkGivenDatabase(options.mongodbUri, options.onProgress);
    const describe = `MongoDB at ${servers}, given by MONGODB_URI.`;
    const nothing = async () => {};
    const uri = options.mongodbUri;
    return { uri, engine: 'given', describe, stop: nothing, endTransactions: nothing, onExit: () => {} };
  }
  if (options.production && !options.embedded) {
    throw new UserFacingError(
      'In production the product needs MONGODB_URI, the address of a MongoDB replica set. To run on the embedded ' +
        'database on purpose, set EMBEDDED_DATABASE to mongod, download or secantus.',
    );
  }
  makePrivate(options.dataDir);
  const dataDir = realpathSync(options.dataDir);
  let address = options.address ?? 'an address that is not ready yet';
  const attempt = await takeLock({
    folder: dataDir,
    purpose: 'database',
    describe: () => ({ address, isStopping: false }),
  });
  if (!attempt.lock) {
    throw new UserFacingError(
      `The data folder ${dataDir} is in use already, by ${attempt.holder.address}. Use that one, stop it first, or ` +
        'start with a folder of its own: DATA_DIR=.data-2 PORT=4001 npm start',
    );
  }
  const { lock } = attempt;
  try {
    const { engine, running, key } = await startOnFolder(dataDir, options);
    const uri = uriOf(engine, running.port, key);
    address = options.address ?? uriOf(engine, running.port);
    running.onExit(() => lock.release());
    return {
      uri,
      engine: engine.name,
      describe: `${engine.title}, embedded; its data is in ${storagePathOf(dataDir)}.`,
      async stop() {
        await running.stop();
        lock.release();
      },
      endTransactions: () => endTransactions(uri),
      onExit: (callback) => running.onExit(callback),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

type Started = { engine: Engine; running: RunningEngine; key: DatabaseKey };

async function startOnFolder(dataDir: string, options: DatabaseOptions): Promise<Started> {
  await stopLeftOvers(storagePathOf(dataDir), options.onProgress);
  await finishMove(dataDir);
  assertNotMovedAway(dataDir);
  const choice = readChoice(dataDir);
  const reasons: string[] = [];
  const names = enginesToTry(choice, options.embedded, dataDir);
  for (const name of names) {
    try {
      const started = await startEngine(name, { dataDir, choice, options });
      if (reasons.length > 0) options.onProgress(`${started.engine.title} is taken. ${reasons.join(' ')}`);
      return started;
    } catch (error) {
      const fullDisk = diskIsFull(dataDir, error);
      if (fullDisk) throw fullDisk;
      if (!(error instanceof UserFacingError || error instanceof EngineFailed)) throw error;
      if (choice) throw folderIsBound(choice, dataDir, error);
      if (names.length === 1) throw new UserFacingError(messageOf(error));
      reasons.push(messageOf(error));
    }
  }
  throw noneStarts(reasons);
}

async function startEngine(
  name: EngineName,
  { dataDir, choice, options }: { dataDir: string; choice: Choice | undefined; options: DatabaseOptions },
): Promise<Started> {
  const search = {
    engineDir: options.engineDir ?? repositoryDataDir,
    keptDir: keptEngineIn(dataDir),
    searchPath: options.searchPath ?? process.env.PATH ?? '',
    onProgress: options.onProgress,
    isDemanded: options.embedded === name || choice?.engine === name,
    usedVersion: choice?.version,
  };
  const paths = {
    storagePath: storagePathOf(dataDir),
    logDir: join(dataDir, 'logs'),
    preferredPort: choice?.port,
    isLasting: options.isLasting,
  };
  let engine = await findEngine(name, search);
  // Before the engine writes its first byte, so that a kill cannot leave files without a note.
  if (!choice) writeChoice(dataDir, { engine: name, version: engine.version, state: 'new' });
  let guarded: Guarded;
  try {
    guarded = await runGuarded(engine, paths, dataDir).catch(async (error) => {
      if (!isBrokenInstall(name, error)) throw error;
      removeSecantus(search.engineDir);
      engine = await findEngine(name, search);
      return runGuarded(engine, paths, dataDir);
    });
  } catch (error) {
    if (!choice) forgetChoice(dataDir);
    if (error instanceof EngineFailed) throw new EngineFailed(`${engine.title} does not start: ${error.message}`);
    throw error;
  }
  const used: Choice = { engine: name, version: engine.version, state: 'used', port: guarded.running.port };
  // Written when it has changed alone: a full disk shall not end a start that needs no room.
  if (!isDeepStrictEqual(used, choice)) writeChoice(dataDir, used);
  return { engine, ...guarded };
}

type Guarded = { running: RunningEngine; key: DatabaseKey };

/**
 * Starts an engine that lets in nobody but whoever may read the data folder. One without a key yet, a new one or one of an
 * older version, runs open for the moment in which it is given its key.
 */
async function runGuarded(engine: Engine, paths: Parameters<typeof runEngine>[1], dataDir: string): Promise<Guarded> {
  const known = readDatabaseKey(dataDir);
  if (known) {
    const running = await runEngine(engine, { ...paths, key: known }).catch((error) => {
      if (!isUnknownKey(error)) throw error;
    });
    if (running) return { running, key: known };
  }
  const open = await runEngine(engine, paths);
  const client = new MongoClient(uriOf(engine, open.port));
  const key = await giveDatabaseKey(client, dataDir).finally(async () => {
    await client.close(true);
    await open.stop();
  });
  return { running: await runEngine(engine, { ...paths, preferredPort: open.port, key }), key };
}

/** The key is of another database: somebody has put other files in place of those that it belongs to. */
function isUnknownKey(error: unknown): boolean {
  return error instanceof EngineFailed && /authentication failed/i.test(error.message);
}

/** The machine's Python was replaced by another version since the installation. */
function isBrokenInstall(name: EngineName, error: unknown): boolean {
  return name === 'secantus' && error instanceof EngineFailed && /ModuleNotFoundError|ENOENT/.test(error.message);
}

async function stopLeftOvers(storagePath: string, onProgress: (line: string) => void): Promise<void> {
  const pids = engineMarks.flatMap((mark) => findProcesses({ ...mark, value: storagePath }));
  if (pids.length === 0) return;
  onProgress('Stopping the database that an interrupted run left behind …');
  await Promise.all(pids.map((pid) => stopProcess(pid, 20_000)));
}
