import { realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { clientOptions } from '@practice/service-kit/client-options';
import { addressProblem } from '@practice/service-kit/database-uri';
import { setDiskReserve } from '@practice/service-kit/disk-space';
import { type Db, MongoClient } from 'mongodb';
import { reportFailures } from '../backup/on-database.ts';
import { readChoice } from '../database/choice.ts';
import { assertNotMovedAway, decideMove, draftFolderOf, finishMove } from '../database/finish-move.ts';
import { checkGivenDatabase } from '../database/given-database.ts';
import { type EngineName, engineNames, startDatabase } from '../database/index.ts';
import { takeLock } from '../processes/lock.ts';
import { loadDotEnv, readEnv, type StartEnv } from '../start/env.ts';
import { forgetNewAccounts } from '../start/new-accounts.ts';
import { logProgress, logWarning } from '../terminal/log.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { assertNothingRuns } from './assert-nothing-runs.ts';
import { assertRoom } from './assert-room.ts';
import { assertEmpty, copyDatabase, finishCopy } from './copy-database.ts';
import { isUntouched } from './is-untouched.ts';
import { logContents } from './log-contents.ts';

const USAGE = `npm run move-database -- --to ${engineNames.join('|')}|<address of a MongoDB>`;
const PROGRESS_MS = 5000;

/** An embedded database of a data folder, or one that is given. */
type Place = { engine: EngineName } | { uri: string };

/**
 * `npm run move-database -- --to <engine or address>`: copies all data from the database of the data folder, or of
 * MONGODB_URI, to another one, compares, and has the folder go on with that one. What was there before is kept beside it.
 */
export async function runMoveDatabase(args: string[]): Promise<void> {
  await reportFailures(async () => {
    const target = readTarget(args);
    loadDotEnv();
    const env = readEnv();
    setDiskReserve(env.DISK_RESERVE_MB);
    const { lock } = await takeLock({
      folder: env.DATA_DIR,
      purpose: 'product',
      describe: () => ({ address: 'a move of its data', isStopping: false }),
    });
    if (!lock)
      throw new UserFacingError('The product runs on this data. Stop it first (Ctrl-C in its terminal), then move.');
    try {
      await move(realpathSync(env.DATA_DIR), env, target);
    } finally {
      lock.release();
    }
  });
}

function readTarget(args: string[]): Place {
  const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values;
  if (!to) throw new UserFacingError(`Where to? ${USAGE}`);
  const engine = engineNames.find((name) => name === to);
  if (engine) return { engine };
  const problem = addressProblem(to);
  if (problem) throw new UserFacingError(`What follows --to is no engine (${engineNames.join(', ')}), and ${problem}`);
  return { uri: to };
}

async function move(dataDir: string, env: StartEnv, to: Place): Promise<void> {
  await finishMove(dataDir);
  const from = whereNow(dataDir, env);
  if ('engine' in from && 'engine' in to && from.engine === to.engine)
    throw new UserFacingError(`The data in ${dataDir} is in ${to.engine} already. Nothing was changed.`);
  try {
    const { servers, result: isCopied } = await withPlaces(from, to, dataDir, fill);
    decideMove(dataDir, { kept: `before-move-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`, servers });
    const kept = await finishMove(dataDir);
    // Those of the database of before: the next start makes others.
    if (!isCopied) forgetNewAccounts(dataDir);
    logProgress(`The data is in ${servers ? `the MongoDB at ${servers}` : nameOf(to)} now.`);
    if (kept) logProgress(`What was there before is kept as it was, in ${kept}: remove it once you are sure.`);
    for (const line of whatToSet(env, to)) logWarning(line);
  } finally {
    // What a move leaves that did not come to its end: the folder is as it was.
    await finishMove(dataDir);
  }
}

/** Where the data is that is moved. */
function whereNow(dataDir: string, { MONGODB_URI }: StartEnv): Place {
  if (MONGODB_URI) return { uri: MONGODB_URI };
  assertNotMovedAway(dataDir);
  const choice = readChoice(dataDir);
  if (choice) return { engine: choice.engine };
  throw new UserFacingError(
    `There is no database in ${dataDir} yet. The first start makes one: EMBEDDED_DATABASE=mongod npm start, for example.`,
  );
}

/** Runs `work` on both databases, each started for as long as it takes. Returns the servers of the second one, too, if it is given. */
async function withPlaces<Result>(
  from: Place,
  to: Place,
  dataDir: string,
  work: (from: Db, to: Db) => Promise<Result>,
): Promise<{ servers: string | undefined; result: Result }> {
  const stops: (() => Promise<void>)[] = [];
  const open = async (place: Place, folder: string, purpose: 'product' | 'move') => {
    const { uri, servers, stop } =
      'uri' in place ? await given(place.uri, purpose) : await embedded(place.engine, folder);
    stops.push(stop);
    const client = new MongoClient(uri, clientOptions(uri));
    stops.push(() => client.close());
    return { db: client.db(), servers };
  };
  try {
    const source = await open(from, dataDir, 'product');
    if ('uri' in from) await assertNothingRuns(source.db);
    // The room of a given one cannot be known.
    if ('engine' in to) await assertRoom(source.db, dataDir);
    const goal = await open(to, draftFolderOf(dataDir), 'move');
    return { servers: goal.servers, result: await work(source.db, goal.db) };
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function given(uri: string, purpose: 'product' | 'move') {
  return { uri, servers: await checkGivenDatabase(uri, logProgress, purpose), stop: async () => {} };
}

async function embedded(engine: EngineName, dataDir: string) {
  const options = { production: false, onProgress: logProgress, address: 'a move of its data' };
  const { uri, stop } = await startDatabase({ dataDir, embedded: engine, ...options });
  return { uri, servers: undefined, stop };
}

/** Returns whether there was anything to copy. */
async function fill(from: Db, to: Db): Promise<boolean> {
  await assertEmpty(to);
  if (await isUntouched(from)) {
    logProgress(
      'Nothing in it was changed by a person: it is not copied, and the next start fills the other one anew.',
    );
    return false;
  }
  let saidAt = Date.now();
  const { before, after } = await copyDatabase(from, to, (documents) => {
    if (documents > 0 && Date.now() - saidAt < PROGRESS_MS) return;
    saidAt = Date.now();
    logProgress(documents === 0 ? 'Copying …' : `${documents} records are copied …`);
  });
  const differing = logContents(before, after);
  if (differing.length > 0) {
    throw new UserFacingError(
      `The copy is not what was copied: ${differing.join(', ')}. The data stays where it was. Does anything else write there?`,
    );
  }
  await finishCopy(to);
  return true;
}

function whatToSet({ MONGODB_URI, EMBEDDED_DATABASE }: StartEnv, to: Place): string[] {
  if ('uri' in to) return ['Start with MONGODB_URI set to the address that you gave: in .env, for example.'];
  return [
    ...(MONGODB_URI ? ['Take MONGODB_URI out of the environment and of .env: it names the database of before.'] : []),
    ...(EMBEDDED_DATABASE && EMBEDDED_DATABASE !== to.engine ? [`Set EMBEDDED_DATABASE to ${to.engine}.`] : []),
  ];
}

function nameOf(place: Place): string {
  return 'engine' in place ? place.engine : 'another MongoDB';
}
