import { setTimeout as wait } from 'node:timers/promises';
import { type Document, type MongoClient, MongoServerError } from 'mongodb';
import { isNewer, releaseOf } from './mongod-versions.ts';

const REPLICA_SET = 'practice';
const LIMIT_MS = 30_000;
const ALREADY_INITIALIZED = 23;
const NOT_YET_INITIALIZED = 94;
const CONFIGURATION_IN_PROGRESS = 109;
/** `confirm` is asked for by this release and all after it, and refused by those before. */
const FIRST_TO_CONFIRM = '7.0';

/** Flags of a mongod that is a replica set by itself, since transactions need one. By default the oplog takes 5 % of the disk. */
export const replicaSetFlags = ['--replSet', REPLICA_SET, '--oplogSize', '1024'];

/**
 * Makes the server the only member of its replica set, at its present address, and waits until it is the primary: the set's
 * configuration holds the port of the first start, and a server that does not find itself in it stays out of office. While it
 * looks for itself it says that it is not initialised (94), and refuses to be initialised (23).
 */
export async function makeReplicaSet(client: MongoClient, port: number): Promise<void> {
  const admin = client.db('admin');
  const members = [{ _id: 0, host: `127.0.0.1:${port}` }];
  const until = Date.now() + LIMIT_MS;
  const attempt = (command: Document, ...expected: number[]) =>
    admin.command(command).catch((error) => {
      if (!(error instanceof MongoServerError && expected.includes(Number(error.code)))) throw error;
      return undefined;
    });
  while (!(await join())) await again('the configuration of its replica set cannot be read');
  while (!(await admin.command({ hello: 1 })).isWritablePrimary)
    await again('it does not become the primary of its replica set');

  async function join(): Promise<unknown> {
    const config = (await attempt({ replSetGetConfig: 1 }, NOT_YET_INITIALIZED))?.config;
    if (!config) return attempt({ replSetInitiate: { _id: REPLICA_SET, members } }, ALREADY_INITIALIZED);
    if (config.members.length === 1 && config.members[0].host === members[0]?.host) return true;
    const changed = { ...config, version: config.version + 1, members };
    return attempt({ replSetReconfig: changed, force: true }, NOT_YET_INITIALIZED, CONFIGURATION_IN_PROGRESS);
  }

  async function again(problem: string): Promise<void> {
    if (Date.now() > until) throw new Error(problem);
    await wait(50);
  }
}

/**
 * Raises the feature version of the data to the release of the program: the next release opens no data of the one before this.
 * When that fails, `onFailure` is told, and the database works on as it is.
 */
export async function raiseFeatureVersion(
  client: MongoClient,
  version: string,
  onFailure: (sentence: string) => void,
): Promise<void> {
  const admin = client.db('admin');
  const release = releaseOf(version);
  const confirm = isNewer(FIRST_TO_CONFIRM, release) ? {} : { confirm: true };
  try {
    const parameter = await admin.command({ getParameter: 1, featureCompatibilityVersion: 1 });
    const current = String(parameter.featureCompatibilityVersion?.version);
    if (isNewer(release, current)) await admin.command({ setFeatureCompatibilityVersion: release, ...confirm });
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    onFailure(`The data could not be raised to MongoDB ${release}, which the release after it will ask for: ${reason}`);
  }
}
