import { randomBytes } from 'node:crypto';
import { clientOptions, overriddenOptions } from '@practice/service-kit/client-options';
import { addressProblem } from '@practice/service-kit/database-uri';
import { type Db, type Document, MongoClient, MongoServerError } from 'mongodb';
import { messageOf, UserFacingError } from '../terminal/user-facing-error.ts';
import { ATLAS_ERROR, noPrimary, standalone, tooOld, whyNoConnection } from './why-no-connection.ts';

const LIMIT_MS = 10_000;
const OLDEST_MAJOR = 7;
const UNAUTHORIZED = 13;

/**
 * Makes sure that the product can work on the database of MONGODB_URI: that it is reached, new enough, supports transactions,
 * has a primary, and that its user may write and create indexes, which is tried in a collection that is removed again. Says
 * which options of the address have no effect. Returns its servers for people, without the password.
 * @throws UserFacingError with what is wrong and what to do
 */
export async function checkGivenDatabase(uri: string, onProgress: (line: string) => void = () => {}): Promise<string> {
  const client = clientOf(uri);
  const overridden = overriddenOptions(uri);
  if (overridden.length > 0)
    onProgress(`Without effect in MONGODB_URI, as the product needs its own: ${overridden.join(', ')}.`);
  const servers = client.options.srvHost ?? client.options.hosts.join(', ');
  const hellos = new Map<string, Document>();
  client.on('serverHeartbeatSucceeded', ({ connectionId, reply }) => hellos.set(connectionId, reply));
  try {
    const admin = client.db('admin');
    const hello = await admin.command({ hello: 1 });
    if (!hello.setName && hello.msg !== 'isdbgrid') throw new NotUsable(standalone);
    const { version } = await admin.command({ buildInfo: 1 });
    if (Number.parseInt(version, 10) < OLDEST_MAJOR) throw new NotUsable(tooOld(version));
    if (!hello.isWritablePrimary) throw new NotUsable(noPrimary);
    await tryRights(client.db(), client.options.credentials !== undefined);
  } catch (error) {
    const reason = error instanceof NotUsable ? error.message : whyNoConnection(error, hellos);
    throw new UserFacingError(`The MongoDB at ${servers} (MONGODB_URI) ${reason}`);
  } finally {
    await client.close(true);
  }
  return servers;
}

/** The end of a sentence that begins with the servers. */
class NotUsable extends Error {}

function clientOf(uri: string): MongoClient {
  const problem = addressProblem(uri);
  if (problem) throw new UserFacingError(`MONGODB_URI ${problem}`);
  try {
    return new MongoClient(uri, { ...clientOptions(uri), socketTimeoutMS: LIMIT_MS });
  } catch (error) {
    throw new UserFacingError(`MONGODB_URI cannot be used: ${messageOf(error)}.`);
  }
}

async function tryRights(db: Db, hasUser: boolean): Promise<void> {
  const probe = db.collection(`access_probe_${randomBytes(6).toString('hex')}`);
  const writeConcern = { w: 1 };
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
    await attempt('write', () => probe.insertOne({ at: new Date() }, { writeConcern }));
  } finally {
    await probe.drop().catch(() => undefined);
  }
}
