import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Collection,
  type Db,
  type Document,
  MongoClient,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';
import { clientOptions, overriddenOptions } from '../client-options.ts';
import { addressProblem } from '../database-uri.ts';
import { isDatabaseAway } from '../domain-error.ts';
import { ATLAS_ERROR, NotUsable, noPrimary, standalone, tooOld, whyNoConnection } from './why-no-connection.ts';

/** The name of a collection that a given database has as long as the copy to it is not complete. */
export const UNFINISHED_COPY = 'unfinished_move';
const LIMIT_MS = 10_000;
/** For a set of servers to choose another primary, twice. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;
const OLDEST_MAJOR = 7;
const UNAUTHORIZED = 13;

/** The product cannot work on a given database. Its message is a sentence for the operator. */
export class DatabaseNotUsable extends Error {
  override name = 'DatabaseNotUsable';
  /** Whether it may be usable in a while, as when it still starts. */
  readonly isPassing: boolean;

  constructor(message: string, { isPassing }: { isPassing: boolean }) {
    super(message);
    this.isPassing = isPassing;
  }
}

/**
 * Makes sure that the product can work on the database of MONGODB_URI: that it is reached, new enough, supports transactions,
 * has a primary, and that its user may write and create indexes, which is tried in a collection that is removed again. Looks
 * again for half a minute when a server that has answered breaks off, as one does that crashes or leads no longer. Says
 * so, and which options of the address have no effect. For a move, one that was interrupted may have left a copy there. Returns
 * its servers for people, without the password.
 * @throws DatabaseNotUsable with what is wrong and what to do
 */
export async function checkGivenDatabase(
  uri: string,
  onProgress: (line: string) => void = () => {},
  purpose: 'product' | 'move' = 'product',
): Promise<string> {
  const name = purpose === 'move' ? '--to' : 'MONGODB_URI';
  const client = clientOf(uri, name);
  const overridden = overriddenOptions(uri);
  if (overridden.length > 0)
    onProgress(`Without effect in ${name}, as the product needs its own: ${overridden.join(', ')}.`);
  const servers = client.options.srvHost ?? client.options.hosts.join(', ');
  const hellos = new Map<string, Document>();
  client.on('serverHeartbeatSucceeded', ({ connectionId, reply }) => hellos.set(connectionId, reply));
  const probe = client.db().collection(`access_probe_${randomBytes(6).toString('hex')}`);
  const look = async () => {
    const admin = client.db('admin');
    const hello = await admin.command({ hello: 1 });
    if (!hello.setName && hello.msg !== 'isdbgrid') throw new NotUsable(standalone);
    const { version } = await admin.command({ buildInfo: 1 });
    if (Number.parseInt(version, 10) < OLDEST_MAJOR) throw new NotUsable(tooOld(version));
    if (!hello.isWritablePrimary) throw noPrimary();
    if (purpose === 'product' && (await isUnfinishedCopy(client.db()))) throw new NotUsable(unfinished);
    await tryRights(client.db(), probe, client.options.credentials !== undefined);
  };
  const isBrokenOff = (error: unknown) =>
    hellos.size > 0 &&
    !(error instanceof MongoServerSelectionError || error instanceof NotUsable) &&
    whyNoConnection(error, hellos).isPassing;
  const onWait = () => onProgress(`Waiting for the MongoDB at ${servers} (${name}), which broke off …`);
  try {
    await repeatWhile(isBrokenOff, look, onWait);
  } catch (error) {
    const { message, isPassing } = whyNoConnection(error, hellos);
    const ofAddress = message.replaceAll('MONGODB_URI', name);
    throw new DatabaseNotUsable(`The MongoDB at ${servers} (${name}) ${ofAddress}`, { isPassing });
  } finally {
    await client.close(true);
  }
  return servers;
}

/**
 * The driver waits for a primary by itself. What it does not repeat is what builds an index, and all but the first of what one
 * crash cuts off.
 */
async function repeatWhile(isBrokenOff: (error: unknown) => boolean, look: () => Promise<void>, onWait: () => void) {
  const until = Date.now() + PATIENCE_MS;
  for (let attempt = 0; ; attempt++) {
    try {
      return await look();
    } catch (error) {
      if (!isBrokenOff(error) || Date.now() > until) throw error;
    }
    if (attempt === 0) onWait();
    await wait(PAUSE_MS);
  }
}

const unfinished = 'holds a copy that a move did not finish. Run npm run move-database again, or empty the database.';

async function isUnfinishedCopy(db: Db): Promise<boolean> {
  return (await db.listCollections({ name: UNFINISHED_COPY }, { nameOnly: true }).toArray()).length > 0;
}

function clientOf(uri: string, name: string): MongoClient {
  const problem = addressProblem(uri);
  if (problem) throw new DatabaseNotUsable(`${name} ${problem}`, { isPassing: false });
  try {
    return new MongoClient(uri, { ...clientOptions(uri), socketTimeoutMS: LIMIT_MS });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new DatabaseNotUsable(`${name} cannot be used: ${message.replace(/\.?$/, '.')}`, { isPassing: false });
  }
}

async function tryRights(db: Db, probe: Collection, hasUser: boolean): Promise<void> {
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    await work().catch((error) => {
      const isRefused = error instanceof MongoServerError && [UNAUTHORIZED, ATLAS_ERROR].includes(Number(error.code));
      if (!isRefused) throw error;
      throw new NotUsable(
        hasUser
          ? `does not let its user ${what} in the database "${db.databaseName}". Give the user the role readWrite on it.`
          : 'wants a user and a password. Put them into MONGODB_URI: mongodb://user:password@…',
      );
    });
  };
  // The index comes first: without the right to it, nothing is written.
  await attempt('create an index', () => probe.createIndex({ at: 1 }));
  try {
    await attempt('write', () => probe.insertOne({ at: new Date() }));
  } finally {
    // One that breaks off comes again, with all before it; other failures of it are not what is tried.
    await probe.drop().catch((error) => {
      if (isDatabaseAway(error)) throw error;
    });
  }
}
